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
  employees: phrase('Daftar pegawai', 'Employees'),
  byTheClock: phrase('Terjadwal', 'Scheduled'),
  anyState: phrase('Semua status', 'Any status'),
  ldapNever: phrase('Belum pernah', 'Never seen'),
  ldapNew: phrase('Baru', 'New'),
  ldapUpdated: phrase('Diperbarui', 'Updated'),
  ldapUnchanged: phrase('Tetap', 'Unchanged'),
  ldapMissing: phrase('Tidak ditemukan', 'Missing'),
  result: phrase('Hasil', 'Result'),
};
