import { type Phrase, phrase } from './phrase.ts';

/** Background jobs, the audit chain and deliveries, as supervisor admin IT sees them. */
export const oversightPhrases = {
  jobsTable: phrase('Pekerjaan latar', 'Background jobs'),
  jobState: phrase('Status pekerjaan', 'State of jobs'),
  allStates: phrase('Semua status', 'All states'),
  created: phrase('Menunggu', 'Waiting'),
  retry: phrase('Menunggu ulang', 'Waiting for another try'),
  active: phrase('Berjalan', 'Running'),
  completed: phrase('Selesai', 'Done'),
  cancelled: phrase('Dibatalkan', 'Cancelled'),
  failed: phrase('Gagal', 'Failed'),
  runAgain: phrase('Jalankan lagi', 'Run again'),
  runsAgain: phrase('Pekerjaan {name} dijalankan lagi', 'The job {name} runs again'),
  auditTable: phrase('Kejadian', 'Events'),
  checkChain: phrase('Periksa rantai', 'Check the chain'),
  checking: phrase('Rantai sedang diperiksa …', 'The chain is being checked …'),
  neverChecked: phrase('Rantai belum pernah diperiksa.', 'The chain has never been checked.'),
  chainWhole: phrase(
    'Rantai utuh: {events} kejadian diperiksa.',
    'The chain is whole: {events} events were checked.',
  ),
  chainBroken: phrase(
    'Rantai rusak pada kejadian nomor {seq}. Laporkan segera.',
    'The chain is broken at event number {seq}. Report this at once.',
  ),
  redeliver: phrase('Kirim ulang', 'Deliver again'),
  redelivered: phrase('Pengiriman dijadwalkan ulang', 'The delivery is queued again'),
};

/** What people call the queues; one without an entry shows its technical name. */
export const queuePhrases: Readonly<Record<string, Phrase>> = {
  'request-events': phrase('Susun email pengajuan', 'Compose mails of a request'),
  'send-mail': phrase('Kirim email', 'Send a mail'),
  'remind-deciders': phrase('Ingatkan approver', 'Remind approvers'),
  'expire-request': phrase('Tenggat satu pengajuan', 'Deadline of one request'),
  'expire-requests': phrase('Periksa semua tenggat', 'Look for passed deadlines'),
  'escalate-requests': phrase('Teruskan pengajuan', 'Pass requests on'),
  'grant-ends': phrase('Akhiri akses sementara', 'End a temporary right'),
  'sweep-grants': phrase('Periksa akses sementara', 'Look for ended rights'),
  'grants-of-leaver': phrase('Cabut akses pegawai keluar', 'Take back the rights of a leaver'),
  'retire-leavers': phrase('Nonaktifkan pegawai keluar', 'Deactivate leavers'),
  'sync-employees': phrase('Sinkronisasi pegawai', 'Synchronise employees'),
  deliveries: phrase('Kirim ke aplikasi', 'Deliver to an application'),
  'verify-audit': phrase('Periksa rantai audit', 'Check the audit chain'),
  'forget-live-events': phrase('Bersihkan kejadian langsung', 'Forget live events'),
};
