import type { FilterColumns } from './column-type.ts';

/**
 * The column that a name in a filter or order means: spelt exactly, else in another case, else in snake case
 * (`role_menu_id` for `roleMenuId`; the specs' clients send both). A name that fits two columns means neither.
 */
export function resolveColumn(name: string, columns: FilterColumns): string | undefined {
  // hasOwn, not `in`: `constructor` is no column.
  if (Object.hasOwn(columns, name)) return name;
  const camel = name.replace(/_([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return findIgnoringCase(name, columns) ?? findIgnoringCase(camel, columns);
}

function findIgnoringCase(name: string, columns: FilterColumns): string | undefined {
  const wanted = name.toLowerCase();
  const found = Object.keys(columns).filter((column) => column.toLowerCase() === wanted);
  return found.length === 1 ? found[0] : undefined;
}
