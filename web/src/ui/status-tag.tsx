import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  HistoryOutlined,
  HourglassOutlined,
} from '@ant-design/icons';
import { statusPhrases } from '@gerbang/contract/phrases/status';
import { nameStatus, type StatusName } from '@gerbang/contract/status';
import type { ReactNode } from 'react';
import { useSay } from '../language/language-context.ts';
import { type Tone, ToneTag } from './tone-tag.tsx';

const looks: Record<StatusName, { tone: Tone; icon: ReactNode }> = {
  waiting1: { tone: 'blue', icon: <ClockCircleOutlined /> },
  waiting2: { tone: 'purple', icon: <HourglassOutlined /> },
  approved: { tone: 'green', icon: <CheckCircleOutlined /> },
  rejected: { tone: 'red', icon: <CloseCircleOutlined /> },
  expired: { tone: 'amber', icon: <HistoryOutlined /> },
};

export function StatusTag({ status }: { readonly status: number }) {
  const say = useSay();
  const name = nameStatus(status);
  return <ToneTag {...looks[name]}>{say(statusPhrases[name])}</ToneTag>;
}
