import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

export const sysConfigParam = defineView({
  name: 'sysConfigParam',
  path: 'plain',
  readableBy: signedIn,
  columns: {
    id: column('integer', 'ID', 'ID'),
    paramName: column('text', 'Nama Parameter', 'Parameter', { searchable: true }),
    paramValue: column('text', 'Parameter', 'Value', { searchable: true }),
    additionalValue: column('text', 'Parameter Tambahan', 'Additional value', { searchable: true }),
  },
  key: 'id',
  defaultOrder: 'id asc',
  defaultSearch: 'paramName',
});
