import type { ColumnType } from '@gerbang/contract/filter/column-type';
import type { ReactNode } from 'react';
import { DateTime } from '../date-time.tsx';
import { Money } from '../money.tsx';

/** A value as its column's type is written; what is missing is a dash. */
export function renderCell(type: ColumnType | undefined, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return '-';
  if (type === 'datetime') return <DateTime at={String(value)} />;
  if (type === 'money') return <Money amount={String(value)} />;
  return String(value);
}
