import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { requiredText, wireFlag } from './master-data.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const masterGroupingLimitPhrases = {
  createTitle: phrase('Create Master Grouping Limit', 'New limit group'),
  updateTitle: phrase('Update Master Grouping Limit', 'Change a limit group'),
  renameHint: phrase(
    'Cabang dan limit jabatan pada grup ini ikut memakai nama baru.',
    'The branches and limits of this group take the new name along.',
  ),
  nameMissing: phrase('Tolong Masukkan Nama Grouping Limit', 'Please enter the name of the limit group'),
  descriptionMissing: phrase(
    'Tolong Masukkan Keterangan Grouping Limit',
    'Please enter the description of the limit group',
  ),
  created: phrase('Create Master Grouping Limit Berhasil Diajukan', 'The new limit group was requested'),
  updated: phrase(
    'Update Master Grouping Limit Berhasil Diajukan',
    'The change of the limit group was requested',
  ),
  deleted: phrase(
    'Hapus Master Grouping Limit Berhasil Diajukan',
    'The removal of the limit group was requested',
  ),
  restored: phrase(
    'Batal Hapus Master Grouping Limit Berhasil Diajukan',
    'Bringing the limit group back was requested',
  ),
  createFailed: phrase(
    'Create Master Grouping Limit Gagal Diajukan',
    'The new limit group could not be requested',
  ),
  updateFailed: phrase(
    'Update Master Grouping Limit Gagal Diajukan',
    'The change of the limit group could not be requested',
  ),
  deleteFailed: phrase(
    'Hapus Master Grouping Limit Gagal Diajukan',
    'The removal of the limit group could not be requested',
  ),
  restoreFailed: phrase(
    'Batal Hapus Master Grouping Limit Gagal Diajukan',
    'Bringing the limit group back could not be requested',
  ),
  formError: phrase('Terjadi Kesalahan', 'Something is wrong'),
};

export const masterGroupingLimit = defineRequestKind({
  kind: 'MasterGroupingLimit',
  prefix: 'MGL',
  label: phrase('Master Grouping Limit', 'Limit group'),
  fileableBy: holdsAny('supervisorAdminIT'),
  steps: ['supervisorAdminIT'],
  filerField: 'userIdPemohon',
  actions: {
    /** Without an id it creates; with one it updates; with isDeleted 1 it removes and with 0 it brings back. */
    crudMasterGroupingLimit: z.object({
      ...untrustedEnvelope,
      userIdPemohon: wireId.optional(),
      groupingLimitId: wireId.nullish(),
      groupingName: requiredText(masterGroupingLimitPhrases.nameMissing, 50),
      groupingDesc: requiredText(masterGroupingLimitPhrases.descriptionMissing, 200),
      isDeleted: wireFlag.nullish(),
    }),
  },
  facts: {
    groupingName: { label: phrase('Nama', 'Name'), type: 'text' },
    groupingDesc: { label: phrase('Keterangan', 'Description'), type: 'text' },
    active: { label: phrase('Status', 'Status'), type: 'active' },
  },
});
