import type { ViewColumns } from '@gerbang/contract/views/view-definition';
import type { WireRow } from '@gerbang/contract/views/wire-row';

type NamedOnly<Type> = { readonly [Name in keyof Type as string extends Name ? never : Name]: Type[Name] };

/** A row of a view with exactly the columns it names, so that a misspelt one does not compile. */
export type RowOf<View extends { readonly columns: ViewColumns }> = NamedOnly<WireRow<View>>;
