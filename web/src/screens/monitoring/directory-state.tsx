import {
  CheckCircleOutlined,
  MinusCircleOutlined,
  PlusCircleOutlined,
  SyncOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { equals } from '@gerbang/contract/filter/tree';
import { employeeSyncPhrases as p } from '@gerbang/contract/phrases/employee-sync';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language-context.ts';
import type { ChoiceFilter } from '../../ui/data-table/table-column.ts';
import { type Tone, ToneTag } from '../../ui/tone-tag.tsx';

/** What the last synchronisation found about an employee, by the wire's name for it. */
const looks: Readonly<Record<string, { label: Phrase; tone: Tone; icon: ReactNode }>> = {
  unchanged: { label: p.ldapUnchanged, tone: 'green', icon: <CheckCircleOutlined /> },
  updated: { label: p.ldapUpdated, tone: 'blue', icon: <SyncOutlined /> },
  new: { label: p.ldapNew, tone: 'purple', icon: <PlusCircleOutlined /> },
  missing: { label: p.ldapMissing, tone: 'amber', icon: <WarningOutlined /> },
  never: { label: p.ldapNever, tone: 'grey', icon: <MinusCircleOutlined /> },
};

export const directoryStateFilter: ChoiceFilter = {
  label: p.anyState,
  placeholder: p.anyState,
  options: Object.entries(looks).map(([value, { label }]) => ({
    value,
    label,
    filter: equals('ldapStat', value),
  })),
};

export function DirectoryState({ state }: { readonly state: string | null | undefined }) {
  const say = useSay();
  const look = looks[state ?? 'never'];
  if (!look) return state;
  return (
    <ToneTag tone={look.tone} icon={look.icon}>
      {say(look.label)}
    </ToneTag>
  );
}
