import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** The applications a position has menus in, its own or as a substitute. */
export const aplikasiJabatan = defineView({
  name: 'aplikasijabatan',
  readableBy: holdsAny('supervisorAdminIT', 'adminIT', 'inquiry'),
  columns: {
    pair: column('text', 'Pasangan', 'Pair'),
    positionId: column('integer', 'ID Jabatan', 'Position ID'),
    positionName: column('text', 'Jabatan', 'Position', { searchable: true }),
    applicationId: column('integer', 'ID Aplikasi', 'Application ID'),
    applicationName: column('text', 'Nama Aplikasi', 'Application', { searchable: true }),
    menus: column('integer', 'Jumlah Menu', 'Menus'),
  },
  key: 'pair',
  defaultOrder: 'positionId asc, applicationId asc',
  defaultSearch: 'applicationName',
});
