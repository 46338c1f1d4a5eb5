/**
 * What a column of a view holds.
 *
 * `flag` is the wire's 0 or 1, `money` an amount in whole rupiah (beyond 2^53 it is a bigint), `date` a day without
 * a clock, and `json` a before-and-after blob that is shown but can be neither filtered nor sorted.
 */
export type ColumnType = 'text' | 'integer' | 'money' | 'datetime' | 'date' | 'flag' | 'json';

/** As much of a view's column as the filter language needs; a view's own column definition fits as it is. */
export interface FilterColumn {
  readonly type: ColumnType;
  /** Absent means yes. */
  readonly sortable?: boolean | undefined;
}

export type FilterColumns = Readonly<Record<string, FilterColumn>>;
