import { type Phrase, phrase } from './phrases/phrase.ts';

interface RefusalDefinition {
  readonly status: number;
  readonly text: Phrase;
}

function refusal<const Id extends string>(status: number, id: Id, en: string) {
  return { status, text: phrase(id, en) };
}

/** Every way the server says no. The code travels on the wire; status and sentence are looked up here. */
export const refusals = {
  BAD_INPUT: refusal(400, 'Isian tidak valid.', 'The input is not valid.'),
  BAD_FILTER: refusal(
    400,
    'Filter tidak valid di posisi {position}, dekat "{near}".',
    'The filter is not valid at position {position}, near "{near}".',
  ),
  UNKNOWN_COLUMN: refusal(400, 'Kolom "{near}" tidak dikenal.', 'There is no column "{near}".'),
  IDEMPOTENCY_KEY_REUSED: refusal(
    422,
    'Kunci idempotensi sudah dipakai untuk permintaan lain.',
    'The idempotency key was used for another call.',
  ),
  NOT_SIGNED_IN: refusal(401, 'Silakan masuk terlebih dahulu.', 'Please sign in first.'),
  SESSION_ENDED: refusal(401, 'Sesi Anda Sudah Berakhir', 'Your session has ended'),
  ACCOUNT_UNKNOWN: refusal(403, 'Akun Tidak Terdaftar', 'This account is not registered'),
  ACCOUNT_INACTIVE: refusal(403, 'Akun Anda Sudah Tidak Aktif', 'Your account is no longer active'),
  NOT_ALLOWED: refusal(
    403,
    'Anda tidak berwenang melakukan tindakan ini.',
    'You are not allowed to do this.',
  ),
  NOT_YOURSELF: refusal(
    403,
    'Pengajuan hanya dapat dibuat atas nama sendiri.',
    'A request can only be filed in your own name.',
  ),
  NOT_ONESELF: refusal(
    403,
    'Anda tidak dapat mengubah akun Anda sendiri.',
    'You cannot change your own account.',
  ),
  NOT_FOUND: refusal(404, 'Data Tidak Ditemukan', 'Not found'),
  TOO_MANY: refusal(
    429,
    'Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.',
    'Too many calls. Please try again shortly.',
  ),
  INTERNAL: refusal(500, 'Internal server error', 'Internal server error'),

  DUPLICATE: refusal(
    409,
    'Pengajuan yang sama masih menunggu persetujuan atau nama sudah terdaftar.',
    'An equal request is waiting, or the name is taken.',
  ),
  NO_APPROVER: refusal(
    409,
    'Tidak ada pejabat yang dapat menyetujui pengajuan ini. Hubungi administrator.',
    'Nobody can approve this request. Please contact an administrator.',
  ),
  OWN_REQUEST: refusal(
    403,
    'Anda tidak dapat memutuskan pengajuan sendiri.',
    'You cannot decide your own request.',
  ),
  ABOUT_YOURSELF: refusal(
    403,
    'Anda tidak dapat memutuskan pengajuan tentang diri Anda.',
    'You cannot decide a request about yourself.',
  ),
  PRINCIPALS_REQUEST: refusal(
    403,
    'Anda tidak dapat memutuskan pengajuan orang yang sedang Anda gantikan.',
    'You cannot decide a request of somebody you stand in for.',
  ),
  NOT_AN_APPROVER: refusal(
    403,
    'Anda bukan pejabat yang berwenang untuk pengajuan ini.',
    'You are not an approver of this request.',
  ),
  LEVEL_TOO_LOW: refusal(
    403,
    'Jabatan Anda tidak lebih tinggi dari pemohon.',
    'Your position is not senior to the requester.',
  ),
  LIMIT_TOO_LOW: refusal(
    403,
    'Limit Anda tidak mencukupi untuk pengajuan ini.',
    'Your limit is too low for this request.',
  ),
  DECIDED_OTHER_LEVEL: refusal(
    403,
    'Anda sudah memutuskan pengajuan ini pada level lain.',
    'You decided the other level of this request.',
  ),
  ALREADY_APPROVED: refusal(
    409,
    'Pengajuan sudah disetujui oleh {name}.',
    'The request was already approved by {name}.',
  ),
  ALREADY_REJECTED: refusal(
    409,
    'Pengajuan sudah ditolak oleh {name}.',
    'The request was already rejected by {name}.',
  ),
  ALREADY_EXPIRED: refusal(409, 'Pengajuan sudah kedaluwarsa.', 'The request has expired.'),
  STALE: refusal(
    409,
    'Data sudah berubah sejak pengajuan dibuat. Tolak pengajuan ini dan ajukan ulang.',
    'The data changed since the request was filed. Reject it and file it again.',
  ),
  NOTE_REQUIRED: refusal(400, 'Catatan wajib diisi.', 'A note is required.'),
  UNKNOWN_APPLICATION: refusal(
    400,
    'Aplikasi tidak ditemukan atau tidak aktif.',
    'The application does not exist or is not active.',
  ),
  ALREADY_HAS_ACCESS: refusal(
    409,
    'Anda sudah memiliki akses ke aplikasi ini.',
    'You already have access to this application.',
  ),

  LAST_SUPERVISOR_ADMIN: refusal(
    409,
    'Perubahan ini mengunci pemegang terakhir Supervisor Admin IT: tidak akan ada lagi yang dapat mengelola portal.',
    'This change would lock out the last supervisor admin IT: nobody could administer the portal any more.',
  ),
  ROUTE_WITHOUT_APPROVER: refusal(
    409,
    'Perubahan ini membuat {count} orang ({units}) tanpa {step} yang dapat menyetujui pengajuan mereka.',
    'This change would leave {count} people ({units}) without a {step} who could approve their requests.',
  ),
  NOTHING_CHANGES: refusal(
    409,
    'Tidak ada yang berubah: data sudah seperti yang diajukan.',
    'Nothing would change: the data is already as requested.',
  ),
  NAME_TAKEN: refusal(409, 'Nama atau kode {name} sudah dipakai.', 'The name or code {name} is taken.'),
  CODE_IS_FIXED: refusal(400, 'Kode tidak dapat diubah.', 'The code cannot be changed.'),
  UNKNOWN_UNIT: refusal(
    400,
    'Cabang tidak ditemukan atau tidak aktif.',
    'The branch does not exist or is not active.',
  ),
  UNKNOWN_POSITION: refusal(
    400,
    'Jabatan tidak ditemukan atau tidak aktif.',
    'The position does not exist or is not active.',
  ),
  UNKNOWN_LIMIT_GROUP: refusal(
    400,
    'Group Limit {group} tidak terdaftar pada Master Grouping Limit.',
    'The limit group {group} is not in the master list.',
  ),
  PARENT_BELOW_ITSELF: refusal(
    400,
    'Parent tidak boleh cabang itu sendiri atau unit di bawahnya.',
    'A branch cannot stand below itself or one of its own units.',
  ),
  HEAD_OFFICE_STAYS: refusal(
    409,
    'Kantor pusat tidak dapat dihapus atau dipindahkan ke bawah unit lain.',
    'The head office can neither be removed nor be moved below another unit.',
  ),
  INPUTER_STAYS: refusal(
    409,
    'Privilege inputer yang sudah disetujui tidak dapat dilepas dari jabatan.',
    'The inputer privilege, once approved, cannot be taken from a position.',
  ),

  SYNC_RUNNING: refusal(
    409,
    'Sinkronisasi sedang berjalan. Silakan coba lagi sebentar lagi.',
    'A synchronisation is running. Please try again shortly.',
  ),
  SYNC_STOPPED: refusal(
    409,
    'Sinkronisasi dihentikan: {leavers} dari {people} pegawai aktif akan dinonaktifkan, lebih dari {percent} persen. Tidak ada yang diubah.',
    'The synchronisation was stopped: {leavers} of {people} active employees would be deactivated, more than {percent} percent. Nothing was changed.',
  ),
  SYNC_SOURCE_EMPTY: refusal(
    502,
    'Sumber sinkronisasi kosong atau terpotong. Tidak ada yang diubah.',
    'The source is empty or cut off. Nothing was changed.',
  ),
  SYNC_NOT_CONFIGURED: refusal(
    503,
    'Sumber sinkronisasi belum diatur. Hubungi administrator.',
    'No source is configured. Please contact an administrator.',
  ),
  SYNC_SOURCE_UNREACHABLE: refusal(
    502,
    'Sumber sinkronisasi tidak dapat dibaca: {reason}.',
    'The source cannot be read: {reason}.',
  ),
  SYNC_SOURCE_INVALID: refusal(
    502,
    'Data dari sumber tidak valid pada {place}. Tidak ada yang diubah.',
    'What the source sent is not valid at {place}. Nothing was changed.',
  ),
  NO_ACCESS: refusal(
    403,
    'Anda belum memiliki akses ke aplikasi ini.',
    'You have no access to this application yet.',
  ),
  UNKNOWN_MENU: refusal(400, 'Menu tidak ditemukan pada aplikasi ini.', 'This application has no such menu.'),
  ALREADY_HAS_MENU: refusal(409, 'Anda sudah memiliki menu ini.', 'You already have this menu.'),
  UNKNOWN_BRANCH: refusal(
    400,
    'Cabang tujuan di luar cabang yang dapat Anda pilih.',
    'The target branch is not one you may choose.',
  ),
  DURATION_TOO_LONG: refusal(
    400,
    'Durasi paling lama {days} hari dan {hours} jam.',
    'The duration is at most {days} days and {hours} hours.',
  ),
  DURATION_LIMIT_MISSING: refusal(
    409,
    'Mohon hubungin administrator untuk set parameter batas-waktu-pengajuan pada sys_config',
    'Please ask an administrator to set the parameter batas-waktu-pengajuan in sys_config',
  ),
  GROUPING_LIMIT_MISSING: refusal(
    409,
    'Posisi dan cabang belum terdaftar pada groupinglimit',
    'Position and branch are not registered in groupinglimit',
  ),
  NOT_A_TELLER_POSITION: refusal(
    400,
    'Posisi tidak ditemukan atau bukan posisi teller.',
    'The position does not exist or is not a teller position.',
  ),
  ALREADY_HAS_LIMIT: refusal(
    409,
    'Anda sudah memakai limit posisi ini.',
    'You already have the limits of this position.',
  ),

  FILE_MISSING: refusal(400, 'Silakan pilih file yang akan diunggah.', 'Please choose the file to upload.'),
  FILE_TYPE: refusal(
    400,
    'Hanya file gambar (.jpg, .jpeg, .png) dan PDF yang diperbolehkan!',
    'Only images (.jpg, .jpeg, .png) and PDF files are allowed!',
  ),
  FILE_TOO_LARGE: refusal(
    400,
    'File harus lebih kecil dari {max} MB!',
    'The file must be smaller than {max} MB!',
  ),
  FILE_NOT_WANTED: refusal(
    409,
    'Pengajuan ini tidak menerima file lagi.',
    'This request takes no file any more.',
  ),

  CONFIG_NOT_A_NUMBER: refusal(
    400,
    'Nilai {name} harus angka bulat dari {least} sampai {most}.',
    'The value of {name} must be a whole number from {least} to {most}.',
  ),
  CONFIG_NOT_A_WORD: refusal(
    400,
    'Nilai {name} hanya boleh huruf dan angka, paling banyak {most}.',
    'The value of {name} may only hold letters and digits, at most {most}.',
  ),
  LIMIT_GROUP_IN_USE: refusal(
    409,
    'Grouping limit {name} masih dipakai {branches} cabang. Pindahkan cabang tersebut terlebih dahulu.',
    'Limit group {name} is still used by {branches} branches. Move those branches first.',
  ),
  WEBHOOK_NEEDS_SECRET: refusal(
    400,
    'Webhook memerlukan secret untuk menandatangani pengiriman.',
    'A webhook needs a secret to sign its deliveries.',
  ),
  NOT_WAITING: refusal(
    409,
    'Pengajuan ini tidak lagi menunggu persetujuan.',
    'This request no longer waits for approval.',
  ),
  RESEND_TOO_SOON: refusal(
    429,
    'Anda harus menunggu {minutes} menit sebelum mengirim ulang email lagi.',
    'You have to wait {minutes} minutes before the e-mail is sent again.',
  ),
  NO_WEBHOOK: refusal(
    409,
    'Aplikasi ini tidak memiliki alamat webhook.',
    'This application has no webhook address.',
  ),
  NOT_A_FAILED_JOB: refusal(
    409,
    'Hanya pekerjaan yang gagal dapat diulang.',
    'Only a job that has failed can be run again.',
  ),
  BAD_DEPUTY: refusal(400, 'Deputi harus pegawai aktif lain.', 'A deputy has to be another active employee.'),
  BAD_PERIOD: refusal(
    400,
    'Periode tidak valid: akhir harus setelah awal, belum lewat, dan paling lama {days} hari.',
    'The period is not valid: it has to end after it begins, not in the past, and within {days} days.',
  ),
  DEPUTY_OVERLAP: refusal(
    409,
    'Anda sudah memiliki deputi pada periode tersebut.',
    'You already have a deputy in that period.',
  ),
  LINK_UNKNOWN: refusal(
    404,
    'Tautan ini tidak dikenal. Buka pengajuan melalui portal.',
    'This link is not known. Please open the request in the portal.',
  ),
  LINK_NOT_YOURS: refusal(
    403,
    'Tautan ini dikirim kepada orang lain dan hanya berlaku untuk akunnya.',
    'This link was sent to somebody else and works for their account only.',
  ),
  LINK_USED: refusal(
    409,
    'Tautan ini sudah Anda gunakan. Keputusan Anda telah tercatat.',
    'You have used this link. Your decision is recorded.',
  ),
  LINK_OUTDATED: refusal(
    409,
    'Pengajuan berubah sejak email ini dikirim. Buka pengajuan melalui portal.',
    'The request changed after this mail was sent. Please open it in the portal.',
  ),
  LINK_EXPIRED: refusal(409, 'Batas waktu tautan ini sudah lewat.', 'The time of this link is over.'),
} as const satisfies Record<string, RefusalDefinition>;

export type RefusalCode = keyof typeof refusals;
