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
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

export const screenGuards = {
  supervisorAdminIT,
  monitors,
  supervisorLimit: holdsAll('supervisorGroup', 'inputer'),
  tellerLimit: holdsAll('tellerGroup', 'inputer'),
};
