import { phrase } from './phrase.ts';

/** What the screens of master data and parameters have in common. */
export const masterDataPhrases = {
  duplicate: phrase(
    'Nama {name} Telah Terdaftar, Mohon Lakukan Pengajuan Ulang',
    'The name {name} is already registered, please file it again',
  ),
  create: phrase('Create', 'Create'),
  update: phrase('Update', 'Update'),
  delete: phrase('Delete', 'Delete'),
  undoDelete: phrase('Undo Delete', 'Undo delete'),
  edit: phrase('Edit', 'Edit'),
  detail: phrase('Detail', 'Details'),
  status: phrase('Status', 'Status'),
  false: phrase('False', 'False'),
  true: phrase('True', 'True'),
  waiting: phrase('Waiting', 'Waiting'),
  waitsFor: phrase(
    'Perubahan {ticket} sedang menunggu persetujuan',
    'The change {ticket} is waiting for approval',
  ),
  waitingTitle: phrase('Menunggu persetujuan ({count})', 'Waiting for approval ({count})'),
  waitingPurpose: phrase(
    'Belum berlaku sampai supervisor admin IT lain menyetujuinya.',
    'Not in force until another supervisor admin IT approves.',
  ),
  history: phrase('Riwayat', 'History'),
  historyOf: phrase('Riwayat {name}', 'History of {name}'),
  historyEmpty: phrase('Belum ada perubahan yang tercatat', 'No change is on record yet'),
  historyEmptyHint: phrase(
    'Setiap pengajuan atas data ini akan tampil di sini: siapa mengajukan, siapa memutuskan, apa yang berubah.',
    'Every request about this record will show here: who asked, who decided, what changed.',
  ),
  historyMore: phrase('Tampilkan lebih banyak', 'Show more'),
  askedBy: phrase('Diajukan {name}', 'Asked by {name}'),
  decidedBy: phrase('Diputuskan {name}', 'Decided by {name}'),
  notDecided: phrase('Belum diputuskan', 'Not decided yet'),
  changedFacts: phrase('Yang berubah', 'What changes'),
  becomes: phrase('menjadi', 'becomes'),
  impactTitle: phrase('Dampak perubahan', 'What it touches'),
  andOthers: phrase('{names}, dan {more} lainnya', '{names} and {more} more'),
};
