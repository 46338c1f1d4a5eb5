import { phrase } from './phrase.ts';

export const employeeSyncPhrases = {
  synced: phrase(
    'Sinkronisasi pegawai berhasil: {added} baru, {updated} diperbarui, {unchanged} tetap, {deactivated} dinonaktifkan, {skipped} dilewati.',
    'Employees synchronised: {added} new, {updated} updated, {unchanged} unchanged, {deactivated} deactivated, {skipped} skipped.',
  ),
  sync: phrase('Sync', 'Sync'),
  syncing: phrase('Sinkronisasi sedang berjalan …', 'Synchronising …'),
  failed: phrase('Sinkronisasi pegawai gagal', 'The employees could not be synchronised'),
  lastRun: phrase('Sinkronisasi terakhir', 'Last synchronisation'),
  neverRun: phrase('Belum pernah dijalankan', 'Never run'),
  duration: phrase('Durasi', 'Duration'),
  done: phrase('Selesai', 'Done'),
  running: phrase('Berjalan', 'Running'),
  stopped: phrase('Dihentikan', 'Stopped'),
  broken: phrase('Gagal', 'Failed'),
  counts: phrase(
    '{added} baru, {updated} diperbarui, {unchanged} tetap, {deactivated} dinonaktifkan, {skipped} dilewati',
    '{added} new, {updated} updated, {unchanged} unchanged, {deactivated} deactivated, {skipped} skipped',
  ),
  result: phrase('Hasil', 'Result'),
};
