import { type Phrase, phrase } from './phrases/phrase.ts';

interface KnownConfig {
  readonly defaultValue: string;
  readonly defaultAdditional?: string;
  readonly meaning: Phrase;
}

/** The parameters the portal itself reads, with what it falls back on when a row is missing. */
export const knownConfigs = {
  'batas-waktu-approval': {
    defaultValue: '72',
    meaning: phrase('Batas waktu persetujuan (jam)', 'Deadline of an approval (hours)'),
  },
  'batas-waktu-pengajuan': {
    defaultValue: '7',
    defaultAdditional: '23',
    meaning: phrase('Batas waktu akses menu: hari, jam', 'Longest menu access: days, hours'),
  },
  'allowed-resend-email-time-minutes': {
    defaultValue: '5',
    meaning: phrase('Jeda kirim ulang email (menit)', 'Wait before an e-mail is sent again (minutes)'),
  },
  'max-upload-mb': {
    defaultValue: '2',
    meaning: phrase('Ukuran unggahan maksimum (MB)', 'Largest upload (MB)'),
  },
  'notice-seconds': {
    defaultValue: '6',
    meaning: phrase('Lama pemberitahuan tampil (detik)', 'How long a notice stays (seconds)'),
  },
  'user-dukcapil-prefix': {
    defaultValue: 'DKC',
    meaning: phrase('Awalan User Dukcapil', 'Prefix of User Dukcapil'),
  },
} as const satisfies Record<string, KnownConfig>;

export type ConfigName = keyof typeof knownConfigs;
