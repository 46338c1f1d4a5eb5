import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { deletionFlag, optionalText, requiredText, wireFlag, wireLevel } from './master-data.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const jabatanPhrases = {
  codeMissing: phrase('Tolong Masukkan Kode Jabatan', 'Please enter the position code'),
  nameMissing: phrase('Tolong Masukkan Nama Jabatan', 'Please enter the position name'),
  groupMissing: phrase('Tolong Masukkan Group Jabatan', 'Please enter the position group'),
  levelMissing: phrase('Tolong Masukkan Level', 'Please enter the level'),
  areaMissing: phrase('Tolong Masukkan Is Use Area', 'Please choose whether it uses areas'),
  listTitle: phrase('Daftar Jabatan', 'Positions'),
  createTitle: phrase('Create Jabatan', 'Create position'),
  updateTitle: phrase('Update Jabatan', 'Update position'),
  groupHint: phrase(
    'SPV untuk supervisor, Tetap untuk teller; keduanya membuka pengajuan limit.',
    'SPV for supervisors, Tetap for tellers; both open limit requests.',
  ),
  levelHint: phrase('Angka yang lebih kecil lebih senior.', 'A smaller number is more senior.'),
  success: phrase(
    'Pengajuan {action} Jabatan {name} berhasil diajukan',
    '{action} of position {name} was filed',
  ),
  failure: phrase('Pengajuan {action} Jabatan {name} Gagal diajukan', '{action} of position {name} failed'),
};

const fields = {
  positionName: requiredText(jabatanPhrases.nameMissing, 100),
  groupPosition: requiredText(jabatanPhrases.groupMissing, 50),
  level: wireLevel(jabatanPhrases.levelMissing),
  isUseArea: wireFlag,
};

export const jabatan = defineRequestKind({
  kind: 'Jabatan',
  prefix: 'JB',
  label: phrase('Master Jabatan', 'Position'),
  fileableBy: holdsAny('supervisorAdminIT'),
  steps: ['supervisorAdminIT'],
  actions: {
    jabatan: z.object({
      ...untrustedEnvelope,
      ...fields,
      positionCode: requiredText(jabatanPhrases.codeMissing, 20),
    }),
    updatejabatan: z.object({
      ...untrustedEnvelope,
      ...fields,
      positionId: wireId,
      positionCode: optionalText(20),
    }),
    deletejabatan: z.object({ ...untrustedEnvelope, positionId: wireId, isDeleted: deletionFlag }),
  },
  facts: {
    positionCode: { label: phrase('Kode Jabatan', 'Position code'), type: 'text' },
    positionName: { label: phrase('Nama Jabatan', 'Position'), type: 'text' },
    groupPosition: { label: phrase('Group Jabatan', 'Position group'), type: 'text' },
    level: { label: phrase('Level', 'Level'), type: 'text' },
    isUseArea: { label: phrase('Is Use Area', 'Uses area'), type: 'yes-no' },
    active: { label: phrase('Status', 'Status'), type: 'active' },
  },
});
