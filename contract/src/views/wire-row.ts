import type { ColumnType } from '../filter/column-type.ts';
import type { ViewColumns } from './view-definition.ts';

interface WireValues {
  text: string;
  integer: number;
  /** Digits where a JSON number would no longer be exact. */
  money: number | string;
  /** ISO 8601 in UTC. */
  datetime: string;
  /** `YYYY-MM-DD`. */
  date: string;
  flag: 0 | 1;
  json: unknown;
}

type WireValue<Type extends ColumnType> = WireValues[Type] | null;

/** A row of a view as it is sent, worked out from the view's own columns. */
export type WireRow<View extends { readonly columns: ViewColumns }> = {
  readonly [Name in keyof View['columns'] as View['columns'][Name] extends { readonly hidden: true }
    ? never
    : Name]: WireValue<View['columns'][Name]['type']>;
};
