import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** What waits, runs, has failed or was done in the background. */
export const pekerjaanLatar = defineView({
  name: 'pekerjaanlatar',
  readableBy: holdsAny('supervisorAdminIT'),
  columns: {
    jobId: column('text', 'ID', 'ID', { searchable: true }),
    queueName: column('text', 'Pekerjaan', 'Job', { searchable: true }),
    state: column('text', 'Status', 'State', { searchable: true }),
    content: column('text', 'Isi', 'Content', { searchable: true, sortable: false }),
    attempts: column('integer', 'Percobaan', 'Tries'),
    attemptsLeft: column('integer', 'Sisa Percobaan', 'Tries left'),
    lastError: column('text', 'Kesalahan Terakhir', 'Last error', { searchable: true, sortable: false }),
    createdDate: column('datetime', 'Dibuat', 'Created'),
    startAfter: column('datetime', 'Dijalankan Setelah', 'Due'),
    startedDate: column('datetime', 'Mulai', 'Started'),
    completedDate: column('datetime', 'Selesai', 'Ended'),
  },
  key: 'jobId',
  defaultOrder: 'createdDate desc',
  defaultSearch: 'queueName',
});
