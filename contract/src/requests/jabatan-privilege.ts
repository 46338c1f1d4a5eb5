import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const jabatanPrivilegePhrases = {
  position: phrase('Nama Jabatan', 'Position'),
  positionPlaceholder: phrase('Pilih Jabatan', 'Choose a position'),
  privileges: phrase('Pilihan Privilege', 'Privileges'),
  search: phrase('Cari Privilege', 'Search privileges'),
  choosePosition: phrase('Pilih Jabatan Terlebih Dahulu', 'Choose a position first'),
  save: phrase('Save', 'Save'),
  waiting: phrase(' (Waiting)', ' (Waiting)'),
  inputerStays: phrase(
    'Privilege inputer yang sudah disetujui tidak dapat dilepas.',
    'The inputer privilege, once approved, cannot be taken away.',
  ),
  pending: phrase('{added} ditambahkan, {removed} dilepas', '{added} to add, {removed} to remove'),
  success: phrase(
    'Pengajuan Perubahan Privilege Jabatan {position} Berhasil Diajukan',
    'The privilege change of {position} was filed',
  ),
  failure: phrase(
    'Pengajuan Perubahan Privilege Jabatan {position} Gagal Diajukan',
    'The privilege change of {position} failed',
  ),
  nothingChosen: phrase('Tidak ada perubahan privilege', 'No privilege changes'),
};

const MOST_AT_ONCE = 200;
const ids = z.array(wireId).max(MOST_AT_ONCE).default([]);

export const jabatanPrivilege = defineRequestKind({
  kind: 'JabatanPrivilege',
  prefix: 'JP',
  label: phrase('Parameter Jabatan dan Privilege', 'Privileges of a position'),
  fileableBy: holdsAny('supervisorAdminIT'),
  steps: ['supervisorAdminIT'],
  filerField: 'userIdentity',
  actions: {
    jabatanprivilege: z
      .object({
        userIdentity: wireId.optional(),
        ipPemohon: untrustedEnvelope.ipPemohon,
        subdivisionCode: untrustedEnvelope.subdivisionCode,
        positionIdentity: wireId,
        privilege: ids.describe('Privileges to add'),
        positionPrivilege: ids.describe('Assignments (privilegePositionId) to remove'),
      })
      .refine(({ privilege, positionPrivilege }) => privilege.length + positionPrivilege.length > 0, {
        message: jabatanPrivilegePhrases.nothingChosen.id,
        path: ['privilege'],
      }),
  },
  facts: {
    position: { label: phrase('Jabatan', 'Position'), type: 'text' },
    privileges: { label: phrase('Privilege yang diubah', 'Privileges concerned'), type: 'list' },
  },
});
