import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';
import { MAX_AMOUNT, wireLimitType } from './wire-numbers.ts';

export const groupingLimitPhrases = {
  numberMissing: phrase('Tolong Masukkan Angka Untuk {column}!', 'Please enter a number for {column}!'),
  tooHigh: phrase(
    'Limit tidak boleh lebih dari IDR 10.000.000.000.000.000',
    'A limit may not exceed IDR 10,000,000,000,000,000',
  ),
  success: phrase(
    'Pengajuan Grouping Limit Untuk Jabatan {position} Berhasil',
    'The limits of position {position} were requested',
  ),
  failure: phrase(
    'Pengajuan Grouping Limit Untuk Jabatan {position} Gagal',
    'The limits of position {position} could not be requested',
  ),
  positionPlaceholder: phrase('Pilih Jabatan', 'Choose a position'),
  choosePosition: phrase('Pilih Jabatan Terlebih Dahulu', 'Choose a position first'),
  position: phrase('Nama Jabatan', 'Position'),
  group: phrase('Group Limit', 'Limit group'),
};

/** Whole rupiah from zero up; kept as digits, as the largest amounts lie beyond what a number holds exactly. */
const limitAmount = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,20}$/)])
  .transform(BigInt)
  .refine((amount) => amount <= MAX_AMOUNT, groupingLimitPhrases.tooHigh.id)
  .transform(String)
  .meta({ description: 'Whole rupiah, at most 10^16, as a number or as digits' });

const entry = z.object({
  limitUpdated: limitAmount,
  limitedType: wireLimitType,
  userId: wireId.nullish(),
  postId: wireId,
  limitPositionId: z.union([wireId, z.literal(0), z.literal('')]).nullish(),
  groupSubdivision: z.string().trim().min(1).max(50),
});

export const groupingLimit = defineRequestKind({
  kind: 'GroupingLimit',
  prefix: 'GL',
  label: phrase('Parameter Grouping Limit', 'Limits of a position'),
  fileableBy: holdsAny('supervisorAdminIT'),
  steps: ['supervisorAdminIT'],
  actions: {
    groupingLimit: z.object({
      ...untrustedEnvelope,
      groupingLimitListDTO: z
        .tuple([entry, entry])
        .describe('Cash and non-cash of one position in one limit group'),
    }),
  },
  facts: {
    position: { label: phrase('Jabatan', 'Position'), type: 'text' },
    groupSubdivision: { label: groupingLimitPhrases.group, type: 'text' },
    limitTunai: { label: phrase('Tunai', 'Cash'), type: 'money' },
    limitNonTunai: { label: phrase('Non Tunai', 'Non-cash'), type: 'money' },
  },
});
