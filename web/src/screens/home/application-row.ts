import type { listApplication } from '@gerbang/contract/views/list-application';
import type { RowOf } from '../../api/row-of.ts';

/** An application, and whether the person may open it. */
export type ApplicationRow = RowOf<typeof listApplication>;
