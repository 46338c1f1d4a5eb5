import { phrase } from './phrase.ts';

export const runningGrantPhrases = {
  title: phrase('Status Permohonan Berjalan', 'Running permissions'),
  empty: phrase(
    'Akses sementara yang sedang berjalan akan tampil di sini.',
    'Temporary rights that are running appear here.',
  ),
  application: phrase('Aplikasi', 'Application'),
  duration: phrase('Durasi', 'Duration'),
  remaining: phrase('Sisa Waktu', 'Time left'),
  status: phrase('Status', 'Status'),
  active: phrase('Aktif', 'Active'),
  inactive: phrase('Non Aktif', 'Ended'),
  stop: phrase('Hentikan akses', 'Stop this access'),
  stopped: phrase(
    'Akses {type} pada aplikasi {app} Berhasil dinonaktifkan',
    'Access {type} in {app} was ended',
  ),
  stopFailed: phrase(
    'Akses {type} pada aplikasi {app} Gagal dinonaktifkan',
    'Access {type} in {app} could not be ended',
  ),
  ending: phrase('Berakhir', 'Ending'),
  days: phrase('{days} hari', '{days} days'),
  daysAndHours: phrase('{days} hari {hours} jam', '{days} days {hours} hours'),
};
