import type { Random } from './create-random.ts';

const firstNames =
  `Adi Aditya Agung Ahmad Aisyah Ajeng Alya Amelia Anisa Anton Ardi Arman Asep Astrid Ayu Bagas Bagus
Bayu Beni Bima Budi Cahya Cindy Dani Dedi Denny Desi Dian Dimas Dina Dinda Dwi Edi Eka Elsa Endang Erna Fajar Farah
Fauzan Febri Ferry Galih Gilang Gita Hadi Hana Hani Haris Hasan Hesti Iksan Ilham Imam Indah Indra Ira Irfan Iwan Jaka
Joko Kartika Kevin Kiki Krisna Laila Lia Lina Lukman Made Maya Mega Mila Mira Muhammad Nanda Nia Nina Novi Nur Oki
Panji Putra Rahma Raka Rama Rani Reza Ridwan Rini Rizal Robby Rudi Salsabila Sandi Santi Sekar Sinta Siti Slamet Sri
Tari Taufik Teguh Tika Tri Utami Vina Wawan Wening Wulan Yanti Yoga Yudi Yuliana Yusuf Zahra Zaki`.split(
    /\s+/,
  );

const lastNames =
  `Adiputra Ananda Ardiansyah Astuti Aulia Basuki Budiman Cahyono Darmawan Effendi Fadilah Fauzi Firmansyah
Ginting Hakim Halim Harahap Hartono Hasanah Hidayat Hutapea Irawan Iskandar Jayadi Kurniawan Kusumawati Laksono Lubis
Mahendra Manurung Maulana Mulyani Nasution Novitasari Nurhayati Oktaviani Pangestu Panjaitan Permana Prabowo Pradana
Prasetyo Purnama Purwanto Puspita Rachman Rahayu Rahmawati Saputra Saragih Septiani Setiadi Sihombing Simanjuntak Siregar
Subekti Sudrajat Suharto Sukmawati Sulistyo Susanti Susilo Sutanto Syahputra Tampubolon Tarigan Utomo Wardani Wibowo
Wicaksono Widodo Winarno Yulianti Yuniarti Zulkarnain`.split(/\s+/);

const streets =
  `Merdeka Diponegoro Ahmad Yani Pahlawan Kartini Gajah Mada Hayam Wuruk Sisingamangaraja Imam Bonjol
Teuku Umar Veteran Melati Kenanga Mawar Cempaka`.split(/\s+/);

export function makeName(random: Random): { firstName: string; lastName: string } {
  return { firstName: random.pick(firstNames), lastName: random.pick(lastNames) };
}

export function makeStreet(random: Random): string {
  return `Jl. ${random.pick(streets)} No. ${random.between(1, 180)}`;
}

export function makePhone(random: Random): string {
  return `08${random.pick(['11', '12', '13', '21', '52', '57', '78'])}${random.between(10_000_000, 99_999_999)}`;
}
