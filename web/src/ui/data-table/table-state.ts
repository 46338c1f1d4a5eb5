/** Everything a person can set on a table. It lives in the address, so a link or a reload shows the same rows. */
export interface TableState {
  readonly search: string;
  readonly searchBy: string;
  readonly choice: string;
  readonly from: string;
  readonly to: string;
  readonly size: number;
  readonly page: number;
  /** `column asc` or `column desc`; empty for the table's own order. */
  readonly sort: string;
}

export const PAGE_SIZES = [5, 10, 15, 20] as const;
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Reads a table's part of the address; what makes no sense there counts as not given. */
export function readTableState(id: string, params: URLSearchParams, defaultSearchBy: string): TableState {
  const read = (name: keyof TableState) => params.get(`${id}.${name}`) ?? '';
  const size = Number(read('size'));
  const page = Number(read('page'));
  return {
    search: read('search'),
    searchBy: read('searchBy') || defaultSearchBy,
    choice: read('choice'),
    from: MOMENT.test(read('from')) ? read('from') : '',
    to: MOMENT.test(read('to')) ? read('to') : '',
    size: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: read('sort'),
  };
}

/** Writes a table's part of the address and leaves everybody else's alone; defaults are not written. */
export function writeTableState(
  id: string,
  params: URLSearchParams,
  state: TableState,
  defaultSearchBy: string,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const defaults = readTableState(id, new URLSearchParams(), defaultSearchBy);
  for (const name of Object.keys(defaults) as (keyof TableState)[]) {
    if (state[name] === defaults[name]) written.delete(`${id}.${name}`);
    else written.set(`${id}.${name}`, String(state[name]));
  }
  return written;
}

/** Whether anything narrows the rows down. */
export function isFiltered(state: TableState): boolean {
  return state.search !== '' || state.choice !== '' || state.from !== '';
}
