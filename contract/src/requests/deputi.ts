import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

const moment = z.iso.datetime({ offset: true }).meta({ description: 'ISO 8601 with a zone' });

/** The longest an approver may hand their decisions to somebody else, in days. */
export const LONGEST_DEPUTY_DAYS = 92;

export const deputi = defineRequestKind({
  kind: 'Deputi',
  prefix: 'DP',
  label: phrase('Penunjukan Deputi', 'Naming a deputy'),
  fileableBy: holdsAny('approver', 'approver2'),
  steps: ['approver1'],
  lastResort: true,
  actions: {
    deputi: z.object({ ...untrustedEnvelope, deputyUserId: wireId, validFrom: moment, validUntil: moment }),
  },
  facts: {
    deputy: { label: phrase('Deputi', 'Deputy'), type: 'text' },
    validFrom: { label: phrase('Mulai', 'From'), type: 'datetime' },
    validUntil: { label: phrase('Sampai', 'Until'), type: 'datetime' },
  },
});

export const deputiPhrases = {
  deputy: phrase('Deputi', 'Deputy'),
  deputyPlaceholder: phrase('Cari nama atau Employee ID', 'Search by name or employee ID'),
  period: phrase('Periode', 'Period'),
  help: phrase(
    'Selama periode ini deputi memutuskan atas nama Anda. Ia tidak dapat memutuskan pengajuan Anda sendiri, dan Anda berdua tidak dapat memutuskan kedua level satu pengajuan.',
    'During this period the deputy decides on your behalf. They cannot decide what you filed, and the two of you cannot decide both levels of one request.',
  ),
  submit: phrase('Ajukan', 'Submit'),
  success: phrase(
    'Penunjukan {name} sebagai deputi berhasil diajukan',
    'Naming {name} as deputy was requested',
  ),
  failure: phrase('Penunjukan deputi gagal diajukan', 'Naming the deputy failed'),
  current: phrase('Deputi Anda', 'Your deputies'),
  none: phrase('Anda belum menunjuk deputi.', 'You have not named a deputy.'),
  end: phrase('Akhiri', 'End'),
  ended: phrase('Penunjukan deputi diakhiri', 'The deputy no longer stands in for you'),
  running: phrase('Berlaku', 'Running'),
  planned: phrase('Terjadwal', 'Planned'),
  onBehalfOf: phrase('a.n. {name}', 'for {name}'),
};
