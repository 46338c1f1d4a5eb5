import { phrase } from './phrase.ts';

export const rangeLimitPhrases = {
  synced: phrase(
    'Sinkronisasi Range Limit berhasil: {added} baru, {updated} diperbarui, {unchanged} tetap, {missing} tidak lagi ada di sumber.',
    'Range limits synchronised: {added} new, {updated} updated, {unchanged} unchanged, {missing} no longer at the source.',
  ),
  sync: phrase('Sync', 'Sync'),
  syncing: phrase('Sinkronisasi sedang berjalan …', 'Synchronising …'),
};
