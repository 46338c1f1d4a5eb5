import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readTableState, type TableState, writeTableState } from './table-state.ts';

export type ChangeTable = (change: Partial<TableState>) => void;

/** A table's state from the address; any change other than of the page itself returns to the first page. */
export function useTableState(id: string, defaultSearchBy: string): [TableState, ChangeTable] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readTableState(id, params, defaultSearchBy), [id, params, defaultSearchBy]);
  const change = useCallback<ChangeTable>(
    (change) =>
      setParams(
        (latest) => {
          const before = readTableState(id, latest, defaultSearchBy);
          return writeTableState(id, latest, { ...before, page: 1, ...change }, defaultSearchBy);
        },
        // A filter is no place to come back to: the back button leaves the screen.
        { replace: true, preventScrollReset: true },
      ),
    [id, setParams, defaultSearchBy],
  );
  return [state, change];
}
