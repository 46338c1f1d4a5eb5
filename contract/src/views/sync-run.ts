import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** Runs of the synchronisations, newest first: when, how long, with what result. */
export const syncRun = defineView({
  name: 'syncrun',
  readableBy: holdsAny('supervisorAdminIT'),
  columns: {
    syncRunId: column('integer', 'ID', 'ID'),
    source: column('text', 'Sumber', 'Source'),
    state: column('text', 'Status', 'State'),
    startedBy: column('text', 'Dijalankan Oleh', 'Started by', { searchable: true }),
    startedAt: column('datetime', 'Mulai', 'Started'),
    finishedAt: column('datetime', 'Selesai', 'Finished'),
    durationMs: column('integer', 'Durasi (ms)', 'Duration (ms)'),
    counts: column('json', 'Jumlah', 'Counts'),
    message: column('text', 'Pesan', 'Message', { searchable: true }),
  },
  key: 'syncRunId',
  defaultOrder: 'syncRunId desc',
  defaultSearch: 'startedBy',
});
