import { type Phrase, phrase } from './phrases/phrase.ts';

interface RefusalDefinition {
  readonly status: number;
  readonly text: Phrase;
}

function refusal(status: number, id: string, en: string): RefusalDefinition {
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

  SYNC_RUNNING: refusal(
    409,
    'Sinkronisasi sedang berjalan. Silakan coba lagi sebentar lagi.',
    'A synchronisation is running. Please try again shortly.',
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
} as const satisfies Record<string, RefusalDefinition>;

export type RefusalCode = keyof typeof refusals;
