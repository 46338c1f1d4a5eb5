import type { FilterColumns } from './column-type.ts';
import { resolveColumn } from './resolve-column.ts';
import { TokenReader } from './token-reader.ts';

export interface OrderTerm {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

const MAX_ORDER_TERMS = 8;

/** Reads `groupSubdivision asc, limitedType desc`; the direction may be left out, and empty text is no order. */
export function parseOrder(text: string, columns: FilterColumns): readonly OrderTerm[] {
  const reader = new TokenReader(text);
  const order: OrderTerm[] = [];
  if (reader.next.kind === 'end') return order;
  do {
    if (order.length === MAX_ORDER_TERMS) throw reader.refuse('too-long');
    order.push(parseOrderTerm(reader, columns));
  } while (reader.take(','));
  reader.expectEnd();
  return order;
}

function parseOrderTerm(reader: TokenReader, columns: FilterColumns): OrderTerm {
  const { name, at } = reader.expectColumn();
  const column = resolveColumn(name, columns);
  const definition = column === undefined ? undefined : columns[column];
  if (column === undefined || definition === undefined) throw reader.refuse('unknown-column', at);
  if (definition.type === 'json' || definition.sortable === false) throw reader.refuse('bad-type', at);
  if (reader.take('desc')) return { column, direction: 'desc' };
  reader.take('asc');
  return { column, direction: 'asc' };
}
