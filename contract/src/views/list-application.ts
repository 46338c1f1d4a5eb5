import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** Home 'Daftar Aplikasi': every active application, and whether the caller may open it. */
export const listApplication = defineView({
  name: 'listapplication',
  readableBy: signedIn,
  columns: {
    applicationId: column('integer', 'ID Aplikasi', 'Application ID'),
    applicationName: column('text', 'Nama Aplikasi', 'Application', { searchable: true }),
    url: column('text', 'Alamat', 'Address'),
    hasAccess: column('flag', 'Memiliki Akses', 'Has access'),
  },
  key: 'applicationId',
  defaultOrder: 'applicationId asc',
  defaultSearch: 'applicationName',
});
