import { column } from './column.ts';

/** What every list that speaks of a menu says about it. */
export const roleMenuColumns = {
  roleMenuId: column('integer', 'ID Menu', 'Menu ID'),
  roleMenuCode: column('text', 'Kode Menu', 'Menu code', { searchable: true }),
  roleMenuName: column('text', 'Nama Menu', 'Menu', { searchable: true }),
  roleMenuNameConcat: column('text', 'Menu', 'Menu'),
  applicationId: column('integer', 'ID Aplikasi', 'Application ID'),
  applicationName: column('text', 'Aplikasi', 'Application'),
};
