import { phrase } from './phrase.ts';

/** What the portal's mails say. They are written in Indonesian; English stands ready for a bank that wants it. */
export const mailPhrases = {
  approvalSubject: phrase(
    '[{ticket}] Menunggu persetujuan Anda: {kind}',
    '[{ticket}] Waiting for your approval: {kind}',
  ),
  approvalHeading: phrase('Persetujuan Anda diperlukan', 'Your approval is needed'),
  approvalText: phrase(
    '{filer} mengajukan {kind} dan menunggu keputusan Anda di level {level}.',
    '{filer} asks for {kind} and waits for your decision at level {level}.',
  ),
  approvalEscalated: phrase(
    'Pengajuan ini diteruskan ke unit Anda karena belum diputuskan.',
    'This request was passed on to your unit because nobody has decided it yet.',
  ),
  reminderSubject: phrase(
    '[{ticket}] Pengingat: menunggu persetujuan Anda',
    '[{ticket}] Reminder: waiting for your approval',
  ),
  reminderHeading: phrase('Pengingat: belum ada keputusan', 'Reminder: not decided yet'),
  reminderText: phrase(
    'Pengajuan {kind} dari {filer} masih menunggu keputusan Anda di level {level} sampai {deadline}.',
    'The request {kind} from {filer} still waits for your decision at level {level} until {deadline}.',
  ),
  digestSubject: phrase(
    '{count} pengajuan menunggu persetujuan Anda',
    '{count} requests wait for your approval',
  ),
  digestHeading: phrase('Ringkasan pengajuan yang menunggu', 'Requests that wait, in short'),
  digestText: phrase(
    '{count} pengajuan menunggu keputusan Anda. Putuskan di portal; yang paling dekat batas waktunya disebut lebih dulu.',
    '{count} requests wait for your decision. Decide them in the portal; those closest to their deadline come first.',
  ),
  filedSubject: phrase('[{ticket}] Pengajuan diterima', '[{ticket}] Request received'),
  filedHeading: phrase('Pengajuan Anda diterima', 'Your request was received'),
  filedText: phrase(
    'Pengajuan {kind} menunggu persetujuan level 1. Anda diberi tahu pada setiap langkah.',
    'Your request {kind} waits for level 1. You will hear of every step.',
  ),
  movedSubject: phrase('[{ticket}] Disetujui level 1', '[{ticket}] Approved at level 1'),
  movedHeading: phrase('Disetujui di level 1', 'Approved at level 1'),
  movedText: phrase(
    '{decider} menyetujui pengajuan {kind} Anda. Sekarang menunggu persetujuan level 2.',
    '{decider} approved your request {kind}. It now waits for level 2.',
  ),
  approvedSubject: phrase('[{ticket}] Pengajuan disetujui', '[{ticket}] Request approved'),
  approvedHeading: phrase('Pengajuan Anda disetujui', 'Your request was approved'),
  approvedText: phrase(
    '{decider} menyetujui pengajuan {kind} Anda.',
    '{decider} approved your request {kind}.',
  ),
  rejectedSubject: phrase('[{ticket}] Pengajuan ditolak', '[{ticket}] Request rejected'),
  rejectedHeading: phrase('Pengajuan Anda ditolak', 'Your request was rejected'),
  rejectedText: phrase('{decider} menolak pengajuan {kind} Anda.', '{decider} rejected your request {kind}.'),
  expiredSubject: phrase('[{ticket}] Pengajuan kedaluwarsa', '[{ticket}] Request expired'),
  expiredHeading: phrase('Pengajuan Anda kedaluwarsa', 'Your request has expired'),
  expiredText: phrase(
    'Pengajuan {kind} tidak diputuskan sampai batas waktunya. Ajukan kembali bila masih diperlukan.',
    'Your request {kind} was not decided in time. File it again if you still need it.',
  ),
  escalatedSubject: phrase('[{ticket}] Pengajuan diteruskan', '[{ticket}] Request passed on'),
  escalatedHeading: phrase('Pengajuan Anda diteruskan', 'Your request was passed on'),
  escalatedText: phrase(
    'Pengajuan {kind} belum diputuskan dan diteruskan ke {unit}.',
    'Your request {kind} was not decided yet and was passed on to {unit}.',
  ),
  handledSubject: phrase('[{ticket}] Sudah ditangani', '[{ticket}] Already handled'),
  handledHeading: phrase('Pengajuan sudah ditangani', 'The request is handled'),
  handledApproved: phrase(
    '{decider} sudah menyetujui pengajuan {kind} dari {filer}. Anda tidak perlu melakukan apa-apa.',
    '{decider} has approved the request {kind} from {filer}. There is nothing for you to do.',
  ),
  handledRejected: phrase(
    '{decider} sudah menolak pengajuan {kind} dari {filer}. Anda tidak perlu melakukan apa-apa.',
    '{decider} has rejected the request {kind} from {filer}. There is nothing for you to do.',
  ),
  handledExpired: phrase(
    'Pengajuan {kind} dari {filer} kedaluwarsa tanpa keputusan.',
    'The request {kind} from {filer} expired without a decision.',
  ),
  approve: phrase('Setujui', 'Approve'),
  reject: phrase('Tolak', 'Reject'),
  openPortal: phrase('Buka portal', 'Open the portal'),
  linkSafety: phrase(
    'Tautan membuka halaman konfirmasi di portal dan baru berlaku setelah Anda masuk dengan akun sendiri. Jangan teruskan email ini.',
    'A link opens a confirmation page of the portal and does nothing until you have signed in as yourself. Please do not forward this mail.',
  ),
  footer: phrase(
    'Email ini dikirim otomatis oleh Gerbang, portal administrasi akses bank.',
    "Sent automatically by Gerbang, the bank's access administration portal.",
  ),
  ticket: phrase('No. Tiket', 'Ticket no.'),
  kind: phrase('Tipe Pengajuan', 'Request type'),
  filer: phrase('Pemohon', 'Requested by'),
  branch: phrase('Cabang', 'Branch'),
  position: phrase('Jabatan', 'Position'),
  about: phrase('Untuk', 'For'),
  description: phrase('Deskripsi', 'Description'),
  filedOn: phrase('Tanggal', 'Date'),
  deadline: phrase('Batas waktu', 'Deadline'),
  cashLimit: phrase('Limit Tunai', 'Cash limit'),
  nonCashLimit: phrase('Limit Non Tunai', 'Non-cash limit'),
  onBehalfOf: phrase('{name} (a.n. {principal})', '{name} (for {principal})'),
};
