import { phrase } from './phrase.ts';

/** The page behind a link in a mail. */
export const mailDecisionPhrases = {
  approveTitle: phrase('Setujui pengajuan', 'Approve the request'),
  rejectTitle: phrase('Tolak pengajuan', 'Reject the request'),
  approvePurpose: phrase(
    'Periksa pengajuan ini, lalu setujui. Belum ada yang diputuskan.',
    'Look at the request, then approve it. Nothing is decided yet.',
  ),
  rejectPurpose: phrase(
    'Periksa pengajuan ini dan tulis alasannya, lalu tolak. Belum ada yang diputuskan.',
    'Look at the request and say why, then reject it. Nothing is decided yet.',
  ),
  approve: phrase('Setujui', 'Approve'),
  reject: phrase('Tolak', 'Reject'),
  deadTitle: phrase('Tautan ini tidak berlaku lagi', 'This link no longer works'),
  approved: phrase('Pengajuan {ticket} berhasil disetujui', 'Request {ticket} was approved'),
  rejected: phrase('Pengajuan {ticket} berhasil ditolak', 'Request {ticket} was rejected'),
  doneHint: phrase(
    'Keputusan Anda tercatat dan pemohon diberi tahu.',
    'Your decision is recorded and the requester is told.',
  ),
  toHome: phrase('Ke Beranda', 'To the home page'),
  deadline: phrase('Batas waktu', 'Deadline'),
  level: phrase('Level persetujuan', 'Approval level'),
};
