import { phrase } from './phrase.ts';

export const approvalPhrases = {
  detail: phrase('Detail', 'Details'),
  approve: phrase('Approve', 'Approve'),
  reject: phrase('Reject', 'Reject'),
  resend: phrase('Resend email', 'Resend e-mail'),
  detailTitle: phrase('Detail Pengajuan', 'Request details'),
  noteTitle: phrase('Add Notes', 'Add notes'),
  noteLabel: phrase('Masukkan Catatan', 'Enter a note'),
  notePlaceholder: phrase('Catatan ...', 'Note ...'),
  resendQuestion: phrase(
    'Apakah anda yakin mengirim email kembali?',
    'Are you sure you want to send the e-mail again?',
  ),
  approvedNotice: phrase(
    'Pengajuan {type} dari {user} dengan tiket number {no} berhasil disetujui',
    'Request {type} from {user} with ticket number {no} was approved',
  ),
  approveFailed: phrase(
    'Pengajuan {type} dari {user} dengan tiket number {no} gagal disetujui',
    'Request {type} from {user} with ticket number {no} could not be approved',
  ),
  rejectedNotice: phrase(
    'Pengajuan {type} dari {user} dengan tiket number {no} berhasil ditolak',
    'Request {type} from {user} with ticket number {no} was rejected',
  ),
  rejectFailed: phrase(
    'Pengajuan {type} dari {user} dengan tiket number {no} gagal ditolak',
    'Request {type} from {user} with ticket number {no} could not be rejected',
  ),
  resent: phrase('Email berhasil dikirim', 'The e-mail was sent'),
  resendTooSoon: phrase(
    'Anda harus menunggu {minutes} menit sebelum mengirim ulang email lagi.',
    'You have to wait {minutes} minutes before sending the e-mail again.',
  ),
  resendFailed: phrase(
    'Terjadi Kesalahan silahkan coba kembali!!',
    'Something went wrong, please try again!',
  ),
  viaPortalAndMail: phrase(
    'Persetujuan dapat dilakukan melalui website portal dan email.',
    'It can be approved on the portal website and by e-mail.',
  ),
  /** The note every approval carries; it is stored, so it is never translated. */
  approveNote: phrase('Sudah Disetujui', 'Sudah Disetujui'),

  ticketNumber: phrase('No. Tiket', 'Ticket no.'),
  username: phrase('Username', 'Username'),
  requestType: phrase('Tipe Pengajuan', 'Request type'),
  date: phrase('Tanggal', 'Date'),
  description: phrase('Deskripsi', 'Description'),
  status: phrase('Status', 'Status'),
  employeeId: phrase('Employee ID', 'Employee ID'),
  branch: phrase('Cabang', 'Branch'),
  position: phrase('Jabatan', 'Position'),
  name: phrase('Nama', 'Name'),
  approver: phrase('Approver', 'Approver'),
  updatedBy: phrase('Diperbaharui oleh', 'Updated by'),
  updatedAt: phrase('Tanggal Diperbaharui', 'Updated on'),
  application: phrase('Nama Aplikasi', 'Application'),
  file: phrase('File', 'File'),
  cash: phrase('Tunai', 'Cash'),
  nonCash: phrase('Non Tunai', 'Non-cash'),

  changesTitle: phrase('Perubahan yang diajukan', 'Requested change'),
  historyTitle: phrase('Riwayat', 'History'),
  deliveriesTitle: phrase('Pengiriman ke aplikasi', 'Delivery to the application'),
  waitingFor: phrase('Menunggu keputusan', 'Waiting for'),
  filedBy: phrase('Diajukan oleh {name}', 'Filed by {name}'),
  level: phrase('Level {level}', 'Level {level}'),
  onBehalfOf: phrase('atas nama {name}', 'on behalf of {name}'),
  fromAddress: phrase('dari {ip}', 'from {ip}'),
  viaMail: phrase('melalui email', 'by e-mail'),
  viaPortal: phrase('melalui portal', 'on the portal'),
  approvedBy: phrase('Disetujui oleh {name}', 'Approved by {name}'),
  rejectedBy: phrase('Ditolak oleh {name}', 'Rejected by {name}'),
  delivered: phrase('Terkirim', 'Delivered'),
  deliveryWaiting: phrase('Menunggu', 'Waiting'),
  deliveryFailed: phrase('Gagal', 'Failed'),
  deliveryRecorded: phrase('Dicatat di portal', 'Recorded in the portal'),
};

/** What the audit trail calls its events; one it does not know is shown as it is. */
export const eventPhrases = {
  filed: phrase('Pengajuan dibuat', 'Filed'),
  approved: phrase('Disetujui', 'Approved'),
  rejected: phrase('Ditolak', 'Rejected'),
  expired: phrase('Kedaluwarsa', 'Expired'),
  escalated: phrase('Dialihkan ke unit di atasnya', 'Escalated to the unit above'),
  resent: phrase('Email dikirim ulang', 'E-mail sent again'),
  applied: phrase('Perubahan diterapkan', 'Change applied'),
  reverted: phrase('Akses dikembalikan', 'Change reverted'),
  stopped: phrase('Akses dihentikan', 'Access stopped'),
  'grant.stopped': phrase('Akses dihentikan', 'Access stopped'),
  'grant.expired': phrase('Akses berakhir', 'Access ended'),
  'file.uploaded': phrase('File diunggah', 'File uploaded'),
};
