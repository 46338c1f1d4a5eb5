import type { DbOrTx } from '../platform/database.ts';

/** The bank's units by id, each with its parent; small enough to hold whole. */
export type UnitTree = ReadonlyMap<number, { readonly parentId: number | null }>;

export async function loadUnitTree(db: DbOrTx): Promise<UnitTree> {
  const rows = await db.selectFrom('subdivision').select(['subdivision_id', 'parent_id']).execute();
  return new Map(rows.map((row) => [row.subdivision_id, { parentId: row.parent_id }]));
}

/** The unit itself, then each one above it up to the head office. */
export function listUnitsUp(tree: UnitTree, from: number): number[] {
  const way: number[] = [];
  for (let at: number | null = from; at !== null && !way.includes(at); at = tree.get(at)?.parentId ?? null) {
    way.push(at);
  }
  return way;
}

/** The units from one up to another, both included; nothing where the second is not above the first. */
export function listUnitsBetween(tree: UnitTree, from: number, to: number | null): number[] {
  const way = listUnitsUp(tree, from);
  const end = to === null ? -1 : way.indexOf(to);
  return way.slice(0, end + 1);
}

export function findRoot(tree: UnitTree): number {
  for (const [id, unit] of tree) if (unit.parentId === null) return id;
  throw new Error('The bank has no head office: no unit without a parent.');
}
