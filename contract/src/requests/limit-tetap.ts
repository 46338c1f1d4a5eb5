import { z } from 'zod';
import { holdsAll } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const limitTetapPhrases = {
  success: phrase('Perubahan limit tetap berhasil', 'The permanent limit was requested'),
  failure: phrase('Perubahan limit tetap gagal', 'The permanent limit request failed'),
  notGrouped: phrase(
    'Perubahan limit tetap, gagal. Posisi dan cabang belum terdaftar pada groupinglimit',
    'The permanent limit request failed: position and branch are not registered in groupinglimit',
  ),
  choosePosition: phrase('Mohon Pilih Posisi Terlebih Dahulu', 'Please choose a position first'),
  list: phrase('Jumlah Kenaikan Limit', 'Limit asked for'),
  current: phrase('limit Anda saat ini', 'your limit now'),
  showLimits: phrase('Lihat limit {position}', 'Show the limits of {position}'),
  limitsTitle: phrase('Limit Transaksional', 'Transaction limits'),
  group: phrase('Group Subdivision', 'Limit group'),
  cash: phrase('Tunai', 'Cash'),
  nonCash: phrase('Non Tunai', 'Non-cash'),
  confirm: phrase(
    'Apakah anda yakin sudah memenuhi syarat untuk upgrade limit',
    'I am sure that I meet the conditions for a higher limit',
  ),
  submit: phrase('Ajukan', 'Submit'),
};

export const limitTetap = defineRequestKind({
  kind: 'LimitTetap',
  prefix: 'LT',
  label: phrase('Perubahan Limit Tetap', 'Permanent limit'),
  fileableBy: holdsAll('tellerGroup', 'inputer'),
  steps: ['approver1', 'approver2'],
  actions: {
    limitTetap: z.object({ ...untrustedEnvelope, posisiId: wireId, subdivisionId: wireId.nullish() }),
  },
  facts: {
    position: { label: phrase('Posisi', 'Position'), type: 'text' },
    limitTunai: { label: phrase('Limit Tunai', 'Cash limit'), type: 'money' },
    limitNonTunai: { label: phrase('Limit Non Tunai', 'Non-cash limit'), type: 'money' },
  },
});
