import type { Application, Menu } from './bank-model.ts';
import { createRandom } from './create-random.ts';
import { demoPositions } from './demo-positions.ts';

// biome-ignore format: a table reads best as one
const lines: readonly (readonly [name: string, host: string, menus: string])[] = [
  ['Core Banking', 'corebanking', 'Setoran Tunai, Penarikan Tunai, Pemindahbukuan, Pembukaan Rekening, Blokir Rekening, Tutup Rekening, Inquiry Saldo, Koreksi Transaksi, Cetak Buku, Laporan Harian'],
  ['Sistem Teller', 'teller', 'Buka Kas, Tutup Kas, Tambah Modal Kas, Setor Vault, Penukaran Valas, Validasi Slip, Otorisasi Selisih, Laporan Kas'],
  ['Loan Origination', 'los', 'Input Debitur, Analisa Kredit, Taksasi Jaminan, Komite Kredit, Cetak Perjanjian, Pencairan, Monitoring Angsuran, Restrukturisasi, Laporan Kolektibilitas'],
  ['Kliring dan RTGS', 'kliring', 'Input Kliring, Otorisasi Kliring, Input RTGS, Otorisasi RTGS, Tolakan Kliring, Rekonsiliasi, Laporan Kliring'],
  ['Treasury', 'treasury', 'Input Deal, Otorisasi Deal, Kurs Harian, Posisi Devisa, Surat Berharga, Laporan Treasury'],
  ['Trade Finance', 'trade', 'Input LC, Amandemen LC, Dokumen Ekspor, Dokumen Impor, Bank Garansi, Akseptasi, Laporan Trade'],
  ['Kartu Debit dan ATM', 'kartu', 'Terbit Kartu, Ganti PIN, Blokir Kartu, Kartu Tertelan, Limit Kartu, Isi Kas ATM, Rekonsiliasi ATM, Sengketa Transaksi'],
  ['Digital Banking', 'digital', 'Registrasi Nasabah, Reset Nasabah, Limit Digital, Blokir Pengguna, Riwayat Transaksi, Pengaduan, Notifikasi, Laporan Digital'],
  ['CRM Nasabah', 'crm', 'Profil Nasabah, Prospek, Kunjungan, Kampanye, Pengaduan Nasabah, Survei, Laporan CRM'],
  ['Anti Pencucian Uang', 'apu', 'Transaksi Mencurigakan, Daftar Pantau, Profil Risiko, Laporan LTKM, Laporan LTKT, Uji Tuntas'],
  ['Sistem Informasi SDM', 'sdm', 'Absensi, Cuti, Lembur, Slip Gaji, Penilaian Kinerja, Pelatihan, Mutasi, Data Pegawai, Perjalanan Dinas, Klaim Kesehatan, Struktur Organisasi'],
  ['Pelaporan Regulator', 'pelaporan', 'Laporan Bulanan, Laporan Likuiditas, SLIK, Validasi Data, Kirim Laporan, Arsip Laporan'],
  ['Manajemen Dokumen', 'dokumen', 'Unggah Dokumen, Cari Dokumen, Pinjam Berkas, Otorisasi Berkas, Retensi, Laporan Arsip'],
  ['Sistem Arsip Lama', 'arsip', 'Cari Arsip, Unduh Arsip, Indeks Arsip, Salin Arsip, Hapus Arsip, Laporan Arsip Lama'],
];

export const demoApplications: readonly Application[] = lines.map(([name, host], index) => ({
  id: index + 1,
  name,
  url: `https://${host}.bank.example`,
  active: host !== 'arsip',
}));

/** Every application's menus, each with the position it belongs to and the positions that may stand in. */
export function buildMenus(): Menu[] {
  const random = createRandom(14);
  const holders = demoPositions.filter((position) => position.level >= 4);
  const menus: Menu[] = [];
  for (const application of demoApplications) {
    const [, host = '', names = ''] = lines[application.id - 1] ?? [];
    for (const [index, name] of names.split(', ').entries()) {
      const defaultPosition = random.pick(holders);
      const substitutes = holders.filter((p) => p !== defaultPosition && random.chance(0.08));
      menus.push({
        id: menus.length + 1,
        application,
        code: `${host.slice(0, 3).toUpperCase()}${String(index + 1).padStart(3, '0')}`,
        name,
        function: `${random.pick(['Input', 'Otorisasi', 'Inquiry', 'Laporan'])} ${name.toLowerCase()}`,
        defaultPosition,
        substitutes,
      });
    }
  }
  return menus;
}
