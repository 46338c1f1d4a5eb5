import { phrase } from './phrase.ts';

export const sessionPhrases = {
  unknownAccount: phrase('Akun Tidak Terdaftar', 'This account is not registered'),
  inactiveAccount: phrase('Akun Anda Sudah Tidak Aktif', 'Your account is no longer active'),
  loadFailed: phrase('Gagal Memuat Halaman', 'The page could not be loaded'),
  idle: phrase('Sesi Anda Sudah Berakhir', 'Your session has ended'),
  idleHint: phrase(
    'Anda tidak aktif cukup lama, sehingga sesi ditutup demi keamanan.',
    'You were away for a while, so the session was closed for safety.',
  ),
  alertHint: phrase(
    'Anda akan keluar dari portal. Hubungi administrator bila ini tidak semestinya.',
    'You will be logged out. Please contact an administrator if this is not right.',
  ),
  confirm: phrase('OK', 'OK'),
  signingIn: phrase('Menghubungkan ke layanan masuk …', 'Connecting to the sign-in service …'),
  loadingProfile: phrase('Memuat profil Anda …', 'Loading your profile …'),
  signingOut: phrase('Keluar dari portal …', 'Logging out …'),
  gatewayTimeout: phrase('Connection time out', 'Connection time out'),
  gatewayTimeoutHint: phrase(
    'Server terlalu lama menjawab. Muat ulang halaman untuk mencoba lagi.',
    'The server took too long to answer. Reload the page to try again.',
  ),
  serverFault: phrase('Internal server error', 'Internal server error'),
  serverFaultHint: phrase(
    'Muat ulang halaman. Bila berlanjut, hubungi administrator.',
    'Reload the page. If it happens again, please contact an administrator.',
  ),
  networkFault: phrase('Network Error', 'Network Error'),
  networkFaultHint: phrase(
    'Periksa sambungan Anda, lalu coba lagi. Isian Anda tidak hilang.',
    'Check your connection and try again. What you typed is kept.',
  ),
};
