import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** The audit chain, newest first. */
export const jejakAudit = defineView({
  name: 'jejakaudit',
  readableBy: holdsAny('supervisorAdminIT'),
  columns: {
    seq: column('integer', 'No. Urut', 'No.'),
    at: column('datetime', 'Waktu', 'Time'),
    actorId: column('integer', 'User ID Pelaku', "Actor's user ID"),
    actorName: column('text', 'Pelaku', 'Actor', { searchable: true }),
    ip: column('text', 'Alamat IP', 'Address', { searchable: true }),
    action: column('text', 'Kejadian', 'Event', { searchable: true }),
    subject: column('text', 'Objek', 'Subject', { searchable: true }),
    details: column('text', 'Rincian', 'Details', { searchable: true, sortable: false }),
    hash: column('text', 'Hash', 'Hash', { sortable: false }),
  },
  key: 'seq',
  defaultOrder: 'seq desc',
  defaultSearch: 'subject',
  csv: true,
});
