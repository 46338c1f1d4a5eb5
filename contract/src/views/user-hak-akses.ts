import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** The caller's temporary permissions: running ones, and those that have ended. */
export const userHakAkses = defineView({
  name: 'userhakakses',
  readableBy: signedIn,
  columns: {
    bucketApprovalId: column('integer', 'ID', 'ID'),
    ticketNumber: column('text', 'No. Tiket', 'Ticket no.', { searchable: true }),
    status: column('integer', 'Status', 'Status'),
    createdDate: column('datetime', 'Tanggal', 'Date'),
    userId: column('integer', 'User ID', 'User ID'),
    applicationName: column('text', 'Aplikasi', 'Application', { searchable: true }),
    typeName: column('text', 'Tipe Pengajuan', 'Request type', { searchable: true }),
    /** Milliseconds, as are the remaining ones. */
    timeDuration: column('integer', 'Durasi', 'Duration'),
    timeRemaining: column('integer', 'Sisa Waktu', 'Time left'),
    validUntil: column('datetime', 'Berlaku Sampai', 'Valid until'),
    isActive: column('flag', 'Tidak Aktif', 'Ended'),
  },
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
  defaultSearch: 'applicationName',
});
