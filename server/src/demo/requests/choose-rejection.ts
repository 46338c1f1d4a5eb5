import type { Random } from '../create-random.ts';
import type { DemoKind } from './request-routes.ts';

const always = [
  'Mohon ajukan ulang dengan keterangan yang lebih jelas',
  'Tidak sesuai dengan ketentuan yang berlaku',
  'Sudah dikonfirmasi dengan pemohon, tidak jadi diperlukan',
];

const fitting: Partial<Record<DemoKind, readonly string[]>> = {
  HakAkses: ['Aplikasi tidak sesuai dengan tugas jabatan', 'Pelatihan aplikasi belum diselesaikan'],
  PerubahanMenu: ['Menu bukan kewenangan jabatan pemohon', 'Petugas pengganti sudah tersedia'],
  LimitSpv: ['Nominal melebihi kebutuhan operasional', 'Dokumen pendukung belum lengkap'],
  LimitTetap: ['Masa kerja belum memenuhi syarat', 'Hasil penilaian kinerja belum tersedia'],
  ResetPassword: ['Pemohon masih dapat masuk ke aplikasi'],
  Profile: ['Nomor handphone belum terverifikasi'],
  GroupUserCabang: ['Surat keputusan belum dilampirkan'],
  GroupUser: ['Surat keputusan belum dilampirkan'],
};

/** A note an approver might have left. */
export function chooseRejection(random: Random, kind: DemoKind): string {
  return random.pick([...always, ...(fitting[kind] ?? [])]);
}
