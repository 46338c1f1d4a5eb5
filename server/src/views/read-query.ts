import { checkFilter } from '@gerbang/contract/filter/check';
import { FilterError } from '@gerbang/contract/filter/filter-error';
import { parseFilter } from '@gerbang/contract/filter/parse';
import { type OrderTerm, parseOrder } from '@gerbang/contract/filter/parse-order';
import type { Filter } from '@gerbang/contract/filter/tree';
import { listFilterable, type ViewDefinition } from '@gerbang/contract/views/view-definition';
import { Refusal } from '../platform/refusal.ts';

/** Filter text of a call as a tree over the columns the caller may name, or a refusal that names the place. */
export function readFilter(text: string | undefined, definition: ViewDefinition): Filter {
  return refuseAt('filter', () => checkFilter(parseFilter(text ?? ''), listFilterable(definition.columns)));
}

/** The order asked for, or the view's own, ended by the key so that no two rows can change places between pages. */
export function readOrder(text: string | undefined, definition: ViewDefinition): readonly OrderTerm[] {
  const columns = listFilterable(definition.columns);
  const asked = refuseAt('orderby', () => parseOrder(text ?? '', columns));
  const order = asked.length > 0 ? asked : parseOrder(definition.defaultOrder, columns);
  if (order.some((term) => term.column === definition.key)) return order;
  return [...order, { column: definition.key, direction: order.at(-1)?.direction ?? 'asc' }];
}

function refuseAt<Result>(parameter: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const { code, position, near, message } = error;
    throw new Refusal(code === 'unknown-column' ? 'UNKNOWN_COLUMN' : 'BAD_FILTER', {
      values: { position, near },
      fields: { [parameter]: message },
    });
  }
}
