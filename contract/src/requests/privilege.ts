import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { requiredText } from './master-data.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const privilegePhrases = {
  listTitle: phrase('Daftar Privilege', 'Privileges'),
  editTitle: phrase('Edit Privilege', 'Edit privilege'),
  detailTitle: phrase('Detail Privilege', 'Privilege details'),
  name: phrase('Nama Privilege', 'Privilege'),
  nameMissing: phrase('Tolong Masukkan Nama Privilege', 'Please enter the name of the privilege'),
  success: phrase(
    'Update Nama Privilege Dari {old} Menjadi {new} berhasil diajukan',
    'Renaming the privilege {old} to {new} was filed',
  ),
  failure: phrase(
    'Update Nama Privilege Dari {old} Menjadi {new} gagal diajukan',
    'Renaming the privilege {old} to {new} failed',
  ),
  duplicate: phrase(
    'Update Nama Privilege {name} telah Terdaftar, Mohon Lakukan Pengajuan Ulang',
    'The privilege name {name} is already registered, please file it again',
  ),
};

export const privilege = defineRequestKind({
  kind: 'Privilege',
  prefix: 'PR',
  label: phrase('Privilege', 'Privilege'),
  fileableBy: holdsAny('adminIT'),
  steps: ['supervisorAdminIT'],
  actions: {
    privilegeManagement: z.object({
      ...untrustedEnvelope,
      privilegeId: wireId,
      privilegeName: requiredText(privilegePhrases.nameMissing, 100),
    }),
  },
  facts: { privilegeName: { label: privilegePhrases.name, type: 'text' } },
});
