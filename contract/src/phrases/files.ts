import { phrase } from './phrase.ts';

export const filePhrases = {
  file: phrase('File Pendukung', 'Supporting file'),
  pick: phrase('Pilih File', 'Choose a file'),
  replace: phrase('Ganti File', 'Choose another file'),
  remove: phrase('Hapus {file}', 'Remove {file}'),
  hint: phrase('JPG, JPEG, PNG atau PDF, paling besar {max} MB', 'JPG, JPEG, PNG or PDF, {max} MB at most'),
  reupload: phrase('Reupload File', 'Reupload file'),
  upload: phrase('Unggah', 'Upload'),
  current: phrase('File saat ini', 'File now'),
  none: phrase('Belum ada file', 'No file yet'),
  success: phrase('File berhasil diunggah: {file}', 'The file was uploaded: {file}'),
  failure: phrase(
    'Terjadi kesalahan saat mengunggah file. Silakan coba lagi.',
    'Something went wrong while uploading the file. Please try again.',
  ),
  kept: phrase(
    'Pengajuan {ticket} tetap tersimpan. Unggah file dari Status Permohonan melalui Reupload File.',
    'Request {ticket} was kept. Upload the file from Request status through Reupload file.',
  ),
  download: phrase('Unduh {file}', 'Download {file}'),
  downloadFailed: phrase('File gagal diunduh', 'The file could not be downloaded'),
};

/** What a file picker offers; the server looks at the content instead. */
export const uploadExtensions = ['.jpg', '.jpeg', '.png', '.pdf'] as const;
