import { phrase } from './phrase.ts';

export const monitoringPhrases = {
  detailTitle: phrase('Detail {type}', 'Details: {type}'),
  submissionDate: phrase('Tanggal Pengajuan', 'Submitted on'),
  applicant: phrase('Nama Pemohon', 'Applicant'),
  application: phrase('Aplikasi', 'Application'),
  jobTitle: phrase('Jabatan', 'Job title'),
  menu: phrase('Nama Menu', 'Menu'),
  targetBranch: phrase('Cabang Tujuan', 'Target branch'),
  initialLimit: phrase('Limit Awal', 'Initial limit'),
  limitIncrease: phrase('Kenaikan Limit', 'Limit increase'),
  limitType: phrase('Tipe Limit', 'Limit type'),
  duration: phrase('Durasi', 'Duration'),
  hours: phrase('{hours} jam', '{hours} hours'),
  approverBucket: phrase('Bucket Approver', 'Approver bucket'),
  approverNames: phrase('Nama Approver', 'Approvers'),
  approvalDate: phrase('Tanggal Approval', 'Approved on'),
  userId: phrase('User ID', 'User ID'),
  byWhom: phrase('Oleh', 'By'),
  notes: phrase('Catatan', 'Notes'),
  listTitle: phrase('Daftar pengajuan', 'Requests'),
  logTitle: phrase('Keputusan Anda', 'Your decisions'),
  ticketsTitle: phrase('Tiket Anda', 'Your tickets'),
  limitTunai: phrase('Limit Tunai', 'Cash limit'),
  limitNonTunai: phrase('Limit Non Tunai', 'Non-cash limit'),
  onlyRejected: phrase(
    'Detail hanya tersedia untuk pengajuan yang ditolak',
    'Only rejected requests have details',
  ),
  empty: phrase('Belum ada pengajuan jenis ini.', 'There is no such request yet.'),
  emptyLog: phrase(
    'Keputusan yang Anda ambil akan tercatat di sini.',
    'The decisions you take are listed here.',
  ),
  emptyTickets: phrase(
    'Tiket yang Anda ajukan akan tampil di sini.',
    'The tickets you file are listed here.',
  ),
};

export const dashboardPhrases = {
  period: phrase('Periode', 'Period'),
  application: phrase('Aplikasi', 'Application'),
  all: phrase('All', 'All'),
  search: phrase('Cari', 'Search'),
  chart: phrase('Jumlah pengajuan per aplikasi', 'Requests per application'),
  table: phrase('Tabel angka', 'The figures as a table'),
  total: phrase('Total', 'Total'),
  empty: phrase('Tidak ada pengajuan pada periode ini.', 'No requests in this period.'),
  emptyHint: phrase('Pilih periode atau aplikasi lain.', 'Choose another period or application.'),
  counted: phrase('{count} pengajuan {series} {application}', '{count} {series} requests of {application}'),
  openList: phrase(
    'Lihat {count} pengajuan {series} {application}',
    'See {count} {series} requests of {application}',
  ),
};
