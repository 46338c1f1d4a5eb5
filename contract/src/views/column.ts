import type { ColumnType } from '../filter/column-type.ts';
import { type Phrase, phrase } from '../phrases/phrase.ts';
import type { ViewColumn } from './view-definition.ts';

type Options = Omit<ViewColumn, 'type' | 'label'>;

/** One column in one line: `column('text', 'Nama', 'Name', { searchable: true })`. */
export function column<const Type extends ColumnType, const Given extends Options = Record<never, never>>(
  type: Type,
  id: string,
  en: string,
  options?: Given,
): { readonly type: Type; readonly label: Phrase } & Given {
  return { type, label: phrase(id, en), ...(options ?? ({} as Given)) };
}
