import { SearchOutlined } from '@ant-design/icons';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { Input, Select, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../language/language-context.ts';
import type { SearchColumn } from './table-column.ts';

interface SearchBoxProps {
  readonly text: string;
  readonly by: string;
  readonly columns: readonly SearchColumn[];
  readonly onSearch: (text: string) => void;
  readonly onSearchBy: (column: string) => void;
}

const PAUSE_MS = 350;

/** The search text and the column it is looked for in. It searches after a pause in typing, or at once on Enter. */
export function SearchBox({ text, by, columns, onSearch, onSearchBy }: SearchBoxProps) {
  const say = useSay();
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Changed from outside (cleared filters, the back button): show that instead of what was typed.
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function search(next: string): void {
    clearTimeout(pause.current);
    sent.current = next;
    onSearch(next);
  }

  const column = columns.find(({ name }) => name === by)?.label;
  const label = column ? say(tablePhrases.searchIn, { column: say(column) }) : say(tablePhrases.search);
  return (
    <Space.Compact className="data-table-search">
      <Select
        aria-label={say(tablePhrases.searchBy)}
        className="data-table-search-by"
        value={by}
        options={columns.map(({ name, label }) => ({ value: name, label: say(label) }))}
        onChange={onSearchBy}
        popupMatchSelectWidth={false}
      />
      <Input
        aria-label={label}
        allowClear
        value={typed}
        placeholder={label}
        prefix={<SearchOutlined aria-hidden />}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(pause.current);
          pause.current = setTimeout(search, PAUSE_MS, target.value);
        }}
        onPressEnter={() => search(typed)}
      />
    </Space.Compact>
  );
}
