import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { deletionFlag, optionalText, requiredText } from './master-data.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const matrixMenuPhrases = {
  application: phrase('Aplikasi', 'Application'),
  applicationPlaceholder: phrase('Pilih Aplikasi', 'Choose an application'),
  chooseApplication: phrase('Pilih Aplikasi Terlebih Dahulu', 'Choose an application first'),
  areYouSure: phrase('Are you sure?', 'Are you sure?'),
  codeMissing: phrase('Tolong Masukkan Kode Menu', 'Please enter the menu code'),
  nameMissing: phrase('Tolong Masukkan Nama Menu', 'Please enter the menu name'),
  positionMissing: phrase('Tolong Masukkan Jabatan', 'Please choose the position'),
  listTitle: phrase('Daftar Menu', 'Menus'),
  success: phrase(
    'Pengajuan {action} menu {code} - {name} ({function}) pada aplikasi {app} berhasil diajukan',
    '{action} of menu {code} - {name} ({function}) of {app} was filed',
  ),
  failure: phrase(
    'Pengajuan {action} menu {code} - {name} ({function}) pada aplikasi {app} gagal diajukan',
    '{action} of menu {code} - {name} ({function}) of {app} failed',
  ),
};

const fields = {
  aplicationId: wireId,
  roleMenuCode: requiredText(matrixMenuPhrases.codeMissing, 50),
  roleMenuName: requiredText(matrixMenuPhrases.nameMissing, 100),
  positionIdDefault: wireId,
  function: optionalText(200),
};

export const matrixMenu = defineRequestKind({
  kind: 'MatrixMenu',
  prefix: 'MM',
  label: phrase('Mapping Matrix Menu', 'Menu of an application'),
  fileableBy: holdsAny('supervisorAdminIT'),
  steps: ['supervisorAdminIT'],
  actions: {
    matrixmenu: z.object({ ...untrustedEnvelope, ...fields }),
    updatematrixmenu: z.object({ ...untrustedEnvelope, ...fields, roleMenuId: wireId }),
    deletematrixmenu: z.object({ ...untrustedEnvelope, roleMenuId: wireId, isDeleted: deletionFlag }),
  },
  facts: {
    application: { label: matrixMenuPhrases.application, type: 'text' },
    roleMenuCode: { label: phrase('Kode Menu', 'Menu code'), type: 'text' },
    roleMenuName: { label: phrase('Nama Menu', 'Menu'), type: 'text' },
    function: { label: phrase('Function', 'Function'), type: 'text' },
    position: { label: phrase('Jabatan', 'Position'), type: 'text' },
    active: { label: phrase('Status', 'Status'), type: 'active' },
  },
});
