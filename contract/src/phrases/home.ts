import { phrase } from './phrase.ts';

export const homePhrases = {
  applications: phrase('Daftar Aplikasi', 'Applications'),
  applicationsPurpose: phrase(
    'Buka aplikasi Anda, atau ajukan akses ke aplikasi lain.',
    'Open your applications, or ask for access to another.',
  ),
  noApplications: phrase('Tidak Ada Aplikasi Terdaftar', 'No applications are registered'),
  noApplicationsYet: phrase(
    'Tidak Ada Aplikasi Terdaftar, Mohon Lakukan Pengajuan Terlebih Dahulu',
    'No applications yet, please file a request first',
  ),
  requestApplication: phrase('Ajukan Aplikasi', 'Request an application'),
  noAccessYet: phrase('belum ada akses', 'no access yet'),
  previousApplications: phrase('Aplikasi sebelumnya', 'Previous applications'),
  nextApplications: phrase('Aplikasi berikutnya', 'Next applications'),
  queueLevel2: phrase('Daftar Pengajuan Level 2', 'Requests, level 2'),
  queue: phrase('Daftar Pengajuan', 'Requests'),
  approved: phrase('Disetujui', 'Approved'),
  accessQueue: phrase(
    'Pengajuan Hak Akses Aplikasi dan Disable User Cabang',
    'Application access and branch user requests',
  ),
  queueEmpty: phrase(
    'Tidak ada pengajuan yang menunggu keputusan Anda.',
    'No request is waiting for your decision.',
  ),
  approvedEmpty: phrase('Belum ada pengajuan yang disetujui.', 'No request has been approved yet.'),
};
