import { type Phrase, phrase } from './phrases/phrase.ts';
import type { RefusalCode } from './refusals.ts';

/** What a parameter's text must look like. */
export type ConfigShape =
  | { readonly type: 'whole-number'; readonly least: number; readonly most: number }
  | { readonly type: 'word'; readonly longest: number };

interface KnownConfig {
  readonly defaultValue: string;
  readonly defaultAdditional?: string;
  readonly meaning: Phrase;
  readonly value: ConfigShape;
  /** Absent where the portal reads no second value; whatever stands there then does nothing. */
  readonly additional?: ConfigShape;
}

const wholeNumber = (least: number, most: number) => ({ type: 'whole-number', least, most }) as const;

/** The parameters the portal itself reads, with what it falls back on when a row is missing. */
export const knownConfigs = {
  'batas-waktu-approval': {
    defaultValue: '72',
    meaning: phrase('Batas waktu persetujuan (jam)', 'Deadline of an approval (hours)'),
    value: wholeNumber(1, 720),
  },
  'batas-waktu-pengajuan': {
    defaultValue: '7',
    defaultAdditional: '23',
    meaning: phrase('Batas waktu akses menu: hari, jam', 'Longest menu access: days, hours'),
    value: wholeNumber(0, 365),
    additional: wholeNumber(0, 23),
  },
  'allowed-resend-email-time-minutes': {
    defaultValue: '5',
    meaning: phrase('Jeda kirim ulang email (menit)', 'Wait before an e-mail is sent again (minutes)'),
    value: wholeNumber(1, 1440),
  },
  'pengingat-approval-persen': {
    defaultValue: '75',
    defaultAdditional: '5',
    meaning: phrase(
      'Pengingat approver: setelah berapa persen batas waktu; mulai berapa pengajuan digabung menjadi ringkasan',
      'Reminder of approvers: after which part of the deadline (percent); from how many requests on as one digest',
    ),
    value: wholeNumber(1, 99),
    additional: wholeNumber(2, 100),
  },
  'max-upload-mb': {
    defaultValue: '2',
    meaning: phrase('Ukuran unggahan maksimum (MB)', 'Largest upload (MB)'),
    value: wholeNumber(1, 25),
  },
  'notice-seconds': {
    defaultValue: '6',
    meaning: phrase('Lama pemberitahuan tampil (detik)', 'How long a notice stays (seconds)'),
    value: wholeNumber(1, 300),
  },
  'user-dukcapil-prefix': {
    defaultValue: 'DKC',
    meaning: phrase('Awalan User Dukcapil', 'Prefix of User Dukcapil'),
    value: { type: 'word', longest: 10 },
  },
} as const satisfies Record<string, KnownConfig>;

export type ConfigName = keyof typeof knownConfigs;

/** What the portal knows of a parameter; undefined for one it only keeps. Names are compared as the database does. */
export function findConfig(name: string): KnownConfig | undefined {
  const known: Record<string, KnownConfig> = knownConfigs;
  const key = name.trim().toLowerCase();
  return Object.hasOwn(known, key) ? known[key] : undefined;
}

export interface ConfigComplaint {
  readonly field: 'paramValue' | 'additionalValue';
  readonly code: Extract<RefusalCode, 'CONFIG_NOT_A_NUMBER' | 'CONFIG_NOT_A_WORD'>;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What is wrong with the values of a known parameter; undefined when nothing is. */
export function checkConfig(given: {
  readonly paramName: string;
  readonly paramValue: string;
  readonly additionalValue: string | null;
}): ConfigComplaint | undefined {
  const known = findConfig(given.paramName);
  if (!known) return undefined;
  return (
    complain('paramValue', given.paramName, known.value, given.paramValue) ??
    (known.additional &&
      complain('additionalValue', given.paramName, known.additional, given.additionalValue ?? ''))
  );
}

function complain(
  field: ConfigComplaint['field'],
  name: string,
  shape: ConfigShape,
  text: string,
): ConfigComplaint | undefined {
  if (shape.type === 'word') {
    const fits = new RegExp(`^[A-Za-z0-9]{1,${shape.longest}}$`).test(text);
    return fits ? undefined : { field, code: 'CONFIG_NOT_A_WORD', values: { name, most: shape.longest } };
  }
  const { least, most } = shape;
  const fits = /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return fits ? undefined : { field, code: 'CONFIG_NOT_A_NUMBER', values: { name, least, most } };
}
