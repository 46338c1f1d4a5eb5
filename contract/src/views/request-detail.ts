import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** One request with its before and after. Read by id at /api/request-detail/{bucketApprovalId}, never as a list. */
export const requestDetail = defineView({
  name: 'request-detail',
  readableBy: signedIn,
  columns: {
    ...requestColumns,
    before: column('json', 'Sebelum', 'Before'),
    after: column('json', 'Sesudah', 'After'),
  },
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
});
