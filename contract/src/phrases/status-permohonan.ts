import { phrase } from './phrase.ts';

export const statusPermohonanPhrases = {
  requests: phrase('Permohonan Saya', 'My requests'),
  empty: phrase(
    'Belum ada permohonan. Pengajuan yang Anda buat akan tampil di sini.',
    'No requests yet. What you file will appear here.',
  ),
};
