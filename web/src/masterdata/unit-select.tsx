import { printFilter } from '@gerbang/contract/filter/print';
import { and, contains, equals, or } from '@gerbang/contract/filter/tree';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { subdivision } from '@gerbang/contract/views/subdivision';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';
import { useSay } from '../language/language-context.ts';

type UnitRow = RowOf<typeof subdivision>;

interface UnitSelectProps {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (code: string | null) => void;
}

const OFFERED = 50;

/** One active unit by its code. A bank has more of them than a list can show, so the server does the searching. */
export function UnitSelect({ id, value, onChange }: UnitSelectProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const found = useViewPage<UnitRow>(subdivision, {
    filter: printFilter(
      and(equals('isDeleted', 0), or(contains('subdivisionCode', text), contains('subdivisionName', text))),
    ),
    orderby: 'level asc, subdivisionCode asc',
    top: OFFERED,
    skip: 0,
  });
  const options = (found.data?.items ?? []).map(({ subdivisionCode, subdivisionName }) => ({
    value: subdivisionCode ?? '',
    label: `${subdivisionCode} - ${subdivisionName}`,
  }));
  return (
    <Select
      {...(id && { id })}
      allowClear
      value={value ?? null}
      options={options}
      loading={found.isFetching}
      notFoundContent={say(tablePhrases.empty)}
      showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
      onChange={(code?: string | null) => onChange?.(code ?? null)}
    />
  );
}
