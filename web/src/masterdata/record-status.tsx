import { CheckCircleOutlined, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { Tooltip } from 'antd';
import { useSay } from '../language/language-context.ts';
import { ToneTag } from '../ui/tone-tag.tsx';
import type { RecordedChange } from './recorded-change.ts';
import './master-data.css';

interface RecordStatusProps {
  /** Undefined for a record that does not exist yet. */
  readonly isDeleted: 0 | 1 | null | undefined;
  readonly waiting: RecordedChange | undefined;
}

/** 'Aktif' or 'Tidak Aktif', and whether a change of it waits. */
export function RecordStatus({ isDeleted, waiting }: RecordStatusProps) {
  const say = useSay();
  return (
    <span className="record-status">
      {isDeleted === 0 && (
        <ToneTag tone="green" icon={<CheckCircleOutlined />}>
          {say(commonPhrases.active)}
        </ToneTag>
      )}
      {isDeleted === 1 && (
        <ToneTag tone="grey" icon={<MinusCircleOutlined />}>
          {say(commonPhrases.inactive)}
        </ToneTag>
      )}
      {waiting && (
        <Tooltip title={say(masterDataPhrases.waitsFor, { ticket: waiting.ticketNumber })}>
          <span>
            <ToneTag tone="blue" icon={<ClockCircleOutlined />}>
              {say(masterDataPhrases.waiting)}
            </ToneTag>
          </span>
        </Tooltip>
      )}
    </span>
  );
}
