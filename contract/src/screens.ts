import { type Guard, holdsAll, holdsAny, signedIn } from './guards.ts';
import { type Phrase, phrase } from './phrases/phrase.ts';

export type ScreenGroup =
  | 'home'
  | 'self'
  | 'request'
  | 'user-management'
  | 'master-data'
  | 'monitoring'
  | 'log';

/** A screen of the portal: its address, who may open it, and where the sidebar shows it. */
export interface Screen {
  readonly path: string;
  readonly title: Phrase;
  readonly purpose: Phrase;
  readonly guard: Guard;
  readonly group: ScreenGroup;
}

function screen(path: string, group: ScreenGroup, guard: Guard, title: Phrase, purpose: Phrase): Screen {
  return { path, group, guard, title, purpose };
}

const supervisorAdminIT = holdsAny('supervisorAdminIT');
const monitors = holdsAny('adminIT', 'inquiry');
const supervisorLimit = holdsAll('supervisorGroup', 'inputer');
const tellerLimit = holdsAll('tellerGroup', 'inputer');

/** Screens that exist. One that is not listed here has no route, no sidebar entry and no way in. */
export const screens = {
  home: screen(
    '/',
    'home',
    signedIn,
    phrase('Beranda', 'Home'),
    phrase(
      'Aplikasi Anda dan pengajuan yang menunggu keputusan.',
      'Your applications and the requests waiting for a decision.',
    ),
  ),
  profile: screen(
    '/Profile',
    'self',
    signedIn,
    phrase('Profile', 'Profile'),
    phrase('Data diri dan limit transaksi Anda.', 'Your details and transaction limits.'),
  ),
  statusPermohonan: screen(
    '/Status-Permohonan',
    'self',
    signedIn,
    phrase('Status Permohonan', 'Request status'),
    phrase(
      'Semua pengajuan Anda dan akses sementara yang sedang berjalan.',
      'All your requests and the temporary rights now running.',
    ),
  ),
  noAppData: screen(
    '/NoAppData',
    'home',
    signedIn,
    phrase('Tidak Ada Aplikasi', 'No applications'),
    phrase('Belum ada aplikasi yang dapat Anda buka.', 'There is no application you may open yet.'),
  ),
  // Reached from a link in a mail only.
  mailDecision: screen(
    '/keputusan/:token',
    'home',
    signedIn,
    phrase('Keputusan melalui email', 'Decision by e-mail'),
    phrase('Putuskan pengajuan dari email yang Anda terima.', 'Decide the request of a mail you received.'),
  ),
  deputi: screen(
    '/Deputi',
    'request',
    holdsAny('approver', 'approver2'),
    phrase('Penunjukan Deputi', 'Naming a deputy'),
    phrase(
      'Tunjuk pegawai yang memutuskan atas nama Anda selama Anda berhalangan.',
      'Name somebody who decides on your behalf while you are away.',
    ),
  ),
  pengajuanHakAkses: screen(
    '/Pengajuan-Hak-Akses',
    'request',
    holdsAny('inputer'),
    phrase('Pengajuan Hak Akses', 'Request application access'),
    phrase(
      'Ajukan akses ke aplikasi yang Anda perlukan untuk bekerja.',
      'Ask for access to an application you need for your work.',
    ),
  ),
  pengajuanMenu: screen(
    '/Pengajuan-Menu',
    'request',
    holdsAny('inputer'),
    phrase('Perubahan Menu', 'Menu change'),
    phrase(
      'Ajukan menu aplikasi yang Anda perlukan untuk sementara waktu.',
      'Ask for a menu of an application that you need for a while.',
    ),
  ),
  perubahanLimit: screen(
    '/Perubahan-Limit',
    'request',
    supervisorLimit,
    phrase('Perubahan Limit Supervisor', 'Supervisor limit'),
    phrase(
      'Ajukan limit transaksi yang lebih tinggi untuk beberapa jam.',
      'Ask for a higher transaction limit for some hours.',
    ),
  ),
  perubahanLimitTetap: screen(
    '/Perubahan-Limit-Tetap',
    'request',
    tellerLimit,
    phrase('Perubahan Limit Tetap', 'Permanent limit'),
    phrase(
      'Ajukan limit posisi teller lain sebagai limit tetap Anda.',
      'Ask for the limits of another teller position as your own for good.',
    ),
  ),
  resetPassword: screen(
    '/Reset-Password',
    'self',
    signedIn,
    phrase('Reset Password', 'Reset password'),
    phrase('Ajukan reset password aplikasi Anda.', 'Ask for a new password of one of your applications.'),
  ),
  privilege: screen(
    '/Privilege',
    'user-management',
    holdsAny('adminIT'),
    phrase('Privilege Management', 'Privilege management'),
    phrase('Nama privilege yang dikenal portal.', 'The names of the privileges the portal knows.'),
  ),
  groupUser: screen(
    '/Group-User',
    'user-management',
    holdsAny('adminIT'),
    phrase('Group User', 'User group'),
    phrase(
      'Aktifkan, nonaktifkan, buat, dan ubah user di seluruh bank.',
      'Switch, create and change users of the whole bank.',
    ),
  ),
  groupUserCabang: screen(
    '/Group-User-Cabang',
    'user-management',
    holdsAny('adminCabang'),
    phrase('Group User Cabang', 'Branch users'),
    phrase('Aktifkan dan nonaktifkan user di cabang Anda.', 'Switch the users of your branch on and off.'),
  ),
  groupUserArea: screen(
    '/Group-User-Area',
    'user-management',
    holdsAny('adminArea'),
    phrase('Group User Area', 'Area users'),
    phrase('Aktifkan dan nonaktifkan user di area Anda.', 'Switch the users of your area on and off.'),
  ),
  groupUserRegion: screen(
    '/Group-User-Region',
    'user-management',
    holdsAny('adminRegion'),
    phrase('Group User Region', 'Region users'),
    phrase('Aktifkan dan nonaktifkan user di region Anda.', 'Switch the users of your region on and off.'),
  ),
  masterCabang: screen(
    '/Master-Cabang',
    'master-data',
    supervisorAdminIT,
    phrase('Master Cabang', 'Branches'),
    phrase(
      'Kantor, area, dan cabang bank beserta induknya.',
      'The offices of the bank and what they belong to.',
    ),
  ),
  masterJabatan: screen(
    '/Master-Jabatan',
    'master-data',
    supervisorAdminIT,
    phrase('Master Jabatan', 'Positions'),
    phrase('Jabatan, level, dan grupnya.', 'Positions with their level and group.'),
  ),
  mappingMatrixMenu: screen(
    '/Mapping-Matrix-Menu',
    'master-data',
    supervisorAdminIT,
    phrase('Mapping Matrix Menu', 'Menus of an application'),
    phrase(
      'Menu setiap aplikasi dan jabatan yang memilikinya.',
      'The menus of each application and whose they are.',
    ),
  ),
  parameterJabatanPrivilege: screen(
    '/Parameter-Jabatan-Dan-Privilege',
    'master-data',
    supervisorAdminIT,
    phrase('Parameter Jabatan dan Privilege', 'Privileges of a position'),
    phrase('Hak yang dimiliki setiap jabatan.', 'What the holders of a position may do.'),
  ),
  parameterPengganti: screen(
    '/Parameter-Pengganti',
    'master-data',
    supervisorAdminIT,
    phrase('Parameter Pengganti', 'Substitute menus'),
    phrase(
      'Menu yang boleh diajukan suatu jabatan sebagai pengganti.',
      'Menus the holders of a position may ask for as substitutes.',
    ),
  ),
  parameterGroupingLimit: screen(
    '/Paramater-Grouping-Limit',
    'master-data',
    supervisorAdminIT,
    phrase('Parameter Grouping Limit', 'Limits of a position'),
    phrase(
      'Limit tunai dan non tunai jabatan per grup cabang.',
      'Cash and non-cash limits of a position by limit group.',
    ),
  ),
  masterGroupingLimit: screen(
    '/Master-Grouping-Limit',
    'master-data',
    supervisorAdminIT,
    phrase('Master Grouping Limit', 'Limit groups'),
    phrase('Grup cabang yang memiliki limit yang sama.', 'Groups of branches that share the same limits.'),
  ),
  rangeLimit: screen(
    '/Range-Limit',
    'master-data',
    supervisorAdminIT,
    phrase('Range Limit', 'Range limits'),
    phrase(
      'Rentang limit dari sistem sumber, hanya untuk dibaca.',
      'Ranges kept by the source system, to be read only.',
    ),
  ),
  sysConfig: screen(
    '/Sys-Config',
    'master-data',
    supervisorAdminIT,
    phrase('Sys Config', 'System parameters'),
    phrase('Parameter yang mengatur perilaku portal.', 'Parameters that govern how the portal behaves.'),
  ),
  masterAplikasi: screen(
    '/Master-Aplikasi',
    'master-data',
    supervisorAdminIT,
    phrase('Master Aplikasi', 'Applications'),
    phrase(
      'Aplikasi bank, alamatnya, dan webhook yang menerima perubahan.',
      "The bank's applications, their addresses, and the webhooks that hear of changes.",
    ),
  ),
  pekerjaanLatar: screen(
    '/Pekerjaan-Latar',
    'log',
    supervisorAdminIT,
    phrase('Pekerjaan Latar', 'Background jobs'),
    phrase(
      'Email, pengiriman, dan tenggat yang dikerjakan portal sendiri.',
      'Mails, deliveries and deadlines the portal works off by itself.',
    ),
  ),
  jejakAudit: screen(
    '/Jejak-Audit',
    'log',
    supervisorAdminIT,
    phrase('Jejak Audit', 'Audit trail'),
    phrase(
      'Semua kejadian, terangkai sehingga perubahan apa pun ketahuan.',
      'All events, chained so that any change to them shows.',
    ),
  ),
  monitoringHakAkses: screen(
    '/Monitoring-Hak-Akses-Pengguna',
    'monitoring',
    monitors,
    phrase('Monitoring Hak Akses Aplikasi', 'Application access'),
    phrase('Semua pengajuan hak akses dan hasilnya.', 'All access requests and what became of them.'),
  ),
  monitoringPerubahanMenu: screen(
    '/Monitoring-Perubahan-Menu',
    'monitoring',
    monitors,
    phrase('Monitoring Perubahan Menu', 'Menu changes'),
    phrase('Semua pengajuan perubahan menu dan hasilnya.', 'All menu changes and what became of them.'),
  ),
  monitoringResetPassword: screen(
    '/Monitoring-Reset-Password',
    'monitoring',
    monitors,
    phrase('Monitoring Reset Password', 'Password resets'),
    phrase('Semua pengajuan reset password dan hasilnya.', 'All password resets and what became of them.'),
  ),
  monitoringPerubahanLimit: screen(
    '/Monitoring-Perubahan-Limit',
    'monitoring',
    monitors,
    phrase('Monitoring Perubahan Limit', 'Limit changes'),
    phrase('Semua pengajuan perubahan limit dan hasilnya.', 'All limit changes and what became of them.'),
  ),
  transactionLog: screen(
    '/List-Transaction-log',
    'log',
    holdsAny('adminIT'),
    phrase('Transaction Log', 'Transaction log'),
    phrase('Pengajuan yang sudah Anda putuskan.', 'The requests you have decided.'),
  ),
  trackingTiket: screen(
    '/Tracking-Tiket',
    'log',
    supervisorAdminIT,
    phrase('Tracking Tiket', 'Ticket tracking'),
    phrase('Sampai di mana tiket yang Anda ajukan.', 'How far the tickets you filed have come.'),
  ),
  monitoringLog: screen(
    '/Monitoring-Log',
    'log',
    supervisorAdminIT,
    phrase('Monitoring Log Scheduler', 'Scheduler log'),
    phrase(
      'Pegawai hasil sinkronisasi terakhir dengan direktori.',
      'Employees as the last synchronisation left them.',
    ),
  ),
  dashboardTransaksi: screen(
    '/Dashboard-Transaksi',
    'monitoring',
    supervisorAdminIT,
    phrase('Dashboard Transaksi', 'Transaction dashboard'),
    phrase('Jumlah pengajuan per aplikasi dan kategori.', 'Requests per application and category.'),
  ),
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
