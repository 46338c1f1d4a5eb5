import { z } from 'zod';
import { holdsAll } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';
import { HOUR_MS, wireAmount, wireLimitType } from './wire-numbers.ts';

export const LIMIT_SPV_HOURS = { least: 1, most: 8 };
export const LIMIT_SPV_NOTE_LENGTH = 200;

export const limitSpvPhrases = {
  success: phrase('Pengajuan Limit Supervisor berhasil.', 'The supervisor limit was requested.'),
  failure: phrase('Pengajuan Limit Supervisor gagal', 'The supervisor limit request failed'),
  tooHigh: phrase(
    'Jumlah kenaikan limit tidak boleh lebih dari IDR 10.000.000.000.000.000',
    'The limit may not exceed IDR 10,000,000,000,000,000',
  ),
  badAmount: phrase('Jumlah limit harus lebih dari nol', 'The limit must be more than zero'),
  badHours: phrase('Durasi harus 1 sampai 8 jam', 'The duration must be 1 to 8 hours'),
  application: phrase('Aplikasi', 'Application'),
  limitType: phrase('Tipe Limit', 'Limit type'),
  amount: phrase('Jumlah Kenaikan Limit', 'Limit asked for'),
  amountHelp: phrase(
    'Limit {type} Anda saat ini {limit}. Isi jumlah limit yang berlaku selama durasi.',
    'Your {type} limit is {limit} now. Enter the limit that is to hold for the duration.',
  ),
  notHigher: phrase(
    'Jumlah ini tidak lebih tinggi dari limit Anda saat ini ({limit}).',
    'This is not higher than your limit now ({limit}).',
  ),
  hours: phrase('Durasi (jam)', 'Duration (hours)'),
  hoursHelp: phrase('1 sampai 8 jam sejak disetujui', '1 to 8 hours from the approval on'),
  note: phrase('Deskripsi', 'Description'),
  notePlaceholder: phrase('Alasan kenaikan limit', 'Why a higher limit is needed'),
  submit: phrase('AJUKAN', 'SUBMIT'),
};

const hoursInMs = z.number().refine(
  (ms) => {
    const hours = ms / HOUR_MS;
    return Number.isInteger(hours) && hours >= LIMIT_SPV_HOURS.least && hours <= LIMIT_SPV_HOURS.most;
  },
  { error: limitSpvPhrases.badHours.id },
);

export const limitSpv = defineRequestKind({
  kind: 'LimitSpv',
  prefix: 'LS',
  label: phrase('Perubahan Limit Supervisor', 'Supervisor limit'),
  fileableBy: holdsAll('supervisorGroup', 'inputer'),
  steps: ['approver1', 'approver2'],
  temporary: true,
  carriesFile: true,
  actions: {
    limitspv: z.object({
      ...untrustedEnvelope,
      posiId: wireId.nullish(),
      subdivisionId: wireId.nullish(),
      appId: wireId,
      limitedType: wireLimitType,
      limitUpdated: wireAmount({ tooHigh: limitSpvPhrases.tooHigh.id, bad: limitSpvPhrases.badAmount.id }),
      timeDuration: hoursInMs.meta({ description: 'Hours times 3,600,000' }),
      catatanPemohon: z.string().trim().max(LIMIT_SPV_NOTE_LENGTH).nullish(),
    }),
  },
  facts: {
    application: { label: phrase('Aplikasi', 'Application'), type: 'text' },
    limitType: { label: phrase('Tipe Limit', 'Limit type'), type: 'text' },
    limit: { label: phrase('Limit', 'Limit'), type: 'money' },
    hours: { label: phrase('Durasi', 'Duration'), type: 'hours' },
  },
});
