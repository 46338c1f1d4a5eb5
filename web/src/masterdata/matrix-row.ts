import type { roleMenu } from '@gerbang/contract/views/role-menu';
import type { RowOf } from '../api/row-of.ts';
import type { RecordedChange } from './recorded-change.ts';

export type Menu = RowOf<typeof roleMenu>;

/** What is being typed into the one row that is edited. */
export interface MenuDraft {
  readonly code: string;
  readonly name: string;
  readonly function: string;
  readonly positionId: number | null;
}

/** A line of the table: a menu, one that is asked for and does not exist yet, or the blank row of a new one. */
export type MatrixRow =
  | {
      readonly kind: 'menu';
      readonly key: string;
      readonly menu: Menu;
      readonly waiting: RecordedChange | undefined;
    }
  | { readonly kind: 'asked'; readonly key: string; readonly change: RecordedChange }
  | { readonly kind: 'blank'; readonly key: 'blank' };

export const blankDraft: MenuDraft = { code: '', name: '', function: '', positionId: null };

export function toDraft(menu: Menu): MenuDraft {
  return {
    code: menu.roleMenuCode ?? '',
    name: menu.roleMenuName ?? '',
    function: menu.function ?? '',
    positionId: menu.positionIdDefault,
  };
}

/** Code, name and position are needed; the function is not. */
export function isComplete(draft: MenuDraft): boolean {
  return draft.code.trim() !== '' && draft.name.trim() !== '' && draft.positionId !== null;
}

/** A code is shown without its separators. */
export function showCode(code: string | null | undefined): string {
  return code?.replace(/[^\p{L}\p{N}]/gu, '') || '-';
}

export function keyOfMenu(menu: Menu): string {
  return `menu:${menu.roleMenuId}`;
}
