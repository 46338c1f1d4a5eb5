import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { deletionFlag, optionalText, requiredText, wireLevel } from './master-data.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const cabangPhrases = {
  codeMissing: phrase('Tolong Masukkan Kode Cabang', 'Please enter the branch code'),
  nameMissing: phrase('Tolong Masukkan Nama Cabang', 'Please enter the branch name'),
  levelMissing: phrase('Tolong Masukkan Level', 'Please enter the level'),
  groupMissing: phrase('Tolong Masukkan Group Limit', 'Please enter the limit group'),
  listTitle: phrase('Daftar Cabang', 'Branches'),
  createTitle: phrase('Create Cabang', 'Create branch'),
  updateTitle: phrase('Update Cabang', 'Update branch'),
  parentHint: phrase(
    'Kosongkan untuk unit langsung di bawah kantor pusat.',
    'Leave empty for a unit directly below the head office.',
  ),
  success: phrase(
    'Pengajuan {action} Cabang {name} berhasil diajukan',
    '{action} of branch {name} was filed',
  ),
  failure: phrase('Pengajuan {action} Cabang {name} Gagal diajukan', '{action} of branch {name} failed'),
};

/** Here subdivisionCode is the branch that is changed; the requester's own comes as subdivisionCodeUpdate. */
const requester = {
  userId: untrustedEnvelope.userId,
  ipPemohon: untrustedEnvelope.ipPemohon,
  subdivisionCodeUpdate: untrustedEnvelope.subdivisionCode,
};

const fields = {
  subdivisionName: requiredText(cabangPhrases.nameMissing, 100),
  level: wireLevel(cabangPhrases.levelMissing),
  groupSubdivision: requiredText(cabangPhrases.groupMissing, 100),
  parent: z
    .union([z.number().int().positive(), z.string().trim().max(20)])
    .nullish()
    .meta({ description: 'The code of the unit above (text) or its subdivisionId (number)' }),
  kodeDepartement: optionalText(50),
};

export const cabang = defineRequestKind({
  kind: 'Cabang',
  prefix: 'CB',
  label: phrase('Master Cabang', 'Branch'),
  fileableBy: holdsAny('supervisorAdminIT'),
  steps: ['supervisorAdminIT'],
  actions: {
    cabang: z.object({
      ...requester,
      ...fields,
      subdivisionCode: requiredText(cabangPhrases.codeMissing, 20),
    }),
    updateCabang: z.object({
      ...requester,
      ...fields,
      subdivisionId: wireId,
      subdivisionCode: optionalText(20),
    }),
    deletecabang: z.object({ ...requester, subdivisionId: wireId, isDeleted: deletionFlag }),
  },
  facts: {
    subdivisionCode: { label: phrase('Kode Cabang', 'Branch code'), type: 'text' },
    subdivisionName: { label: phrase('Nama Cabang', 'Branch'), type: 'text' },
    level: { label: phrase('Level', 'Level'), type: 'text' },
    groupSubdivision: { label: phrase('Group Limit', 'Limit group'), type: 'text' },
    parent: { label: phrase('Parent', 'Parent'), type: 'text' },
    kodeDepartement: { label: phrase('Kode Department', 'Department code'), type: 'text' },
    active: { label: phrase('Status', 'Status'), type: 'active' },
  },
});
