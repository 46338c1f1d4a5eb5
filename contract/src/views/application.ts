import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** All applications. Neither the webhook's address nor its secret is for everybody, so neither is here. */
export const application = defineView({
  name: 'application',
  path: 'plain',
  readableBy: signedIn,
  columns: {
    applicationId: column('integer', 'ID Aplikasi', 'Application ID'),
    applicationName: column('text', 'Nama Aplikasi', 'Application', { searchable: true }),
    url: column('text', 'Alamat', 'Address'),
    isActive: column('flag', 'Tidak Aktif', 'Inactive'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'applicationId',
  defaultOrder: 'applicationId asc',
  defaultSearch: 'applicationName',
});
