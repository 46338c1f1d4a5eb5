import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** Monitoring Log: the employees as the last synchronisation left them. */
export const monitoringLog = defineView({
  name: 'monitoringlog',
  readableBy: holdsAny('supervisorAdminIT'),
  columns: {
    userId: column('integer', 'User ID', 'User ID', { exported: false }),
    nip: column('text', 'NIP', 'Employee no.', { searchable: true }),
    firstName: column('text', 'Nama', 'Name', { searchable: true }),
    email: column('text', 'Email', 'E-mail', { searchable: true }),
    ldapStat: column('text', 'Status LDAP', 'Directory status'),
    subdiv: column('text', 'Cabang', 'Branch', { searchable: true }),
    position: column('text', 'Jabatan', 'Position', { searchable: true }),
    syncedDate: column('datetime', 'Tanggal Sinkronisasi', 'Synchronised on'),
  },
  key: 'userId',
  defaultOrder: 'userId asc',
  defaultSearch: 'firstName',
  csv: true,
});
