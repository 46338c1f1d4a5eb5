import { phrase } from './phrase.ts';

export const rangeLimitPhrases = {
  synced: phrase(
    'Sinkronisasi Range Limit berhasil: {added} baru, {updated} diperbarui, {unchanged} tetap, {missing} tidak lagi ada di sumber.',
    'Range limits synchronised: {added} new, {updated} updated, {unchanged} unchanged, {missing} no longer at the source.',
  ),
  sync: phrase('Sync', 'Sync'),
  failed: phrase('Sinkronisasi Range Limit gagal', 'The range limits could not be synchronised'),
  emptyHint: phrase(
    'Tekan Sync untuk mengambil data dari sumbernya.',
    'Press Sync to fetch them from their source.',
  ),
  syncing: phrase('Sinkronisasi sedang berjalan …', 'Synchronising …'),
};
