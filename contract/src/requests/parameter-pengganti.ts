import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const parameterPenggantiPhrases = {
  application: phrase('Jenis Aplikasi', 'Application'),
  position: phrase('Nama Jabatan', 'Position'),
  menus: phrase('Pilihan Menu', 'Menus'),
  chooseApplication: phrase('Pilih Aplikasi', 'Choose an application'),
  choosePosition: phrase('Pilih Jabatan', 'Choose a position'),
  chooseFirst: phrase(
    'Pilih Aplikasi dan Jabatan Terlebih Dahulu',
    'Choose an application and a position first',
  ),
  notFound: phrase('Data tidak ditemukan', 'Nothing found'),
  save: phrase('Save', 'Save'),
  waiting: phrase(' (Waiting)', ' (Waiting)'),
  since: phrase('Sejak {date}', 'Since {date}'),
  pending: phrase('{added} ditambahkan, {removed} dilepas', '{added} to add, {removed} to remove'),
  search: phrase('Cari menu', 'Search menus'),
  success: phrase(
    'Pengajuan Parameter Pengganti Untuk Menu {menus} Pada Aplikasi {app} Dan Jabatan {position} Berhasil Diajukan',
    'The substitute menus {menus} of {app} for position {position} were requested',
  ),
  failure: phrase(
    'Pengajuan Parameter Pengganti Untuk Menu {menus} Pada Aplikasi {app} Dan Jabatan {position} Gagal Diajukan',
    'The substitute menus {menus} of {app} for position {position} could not be requested',
  ),
};

const ids = z.array(wireId).max(500).default([]);

export const parameterPengganti = defineRequestKind({
  kind: 'ParameterPengganti',
  prefix: 'PP',
  label: phrase('Parameter Pengganti', 'Substitute menus'),
  fileableBy: holdsAny('supervisorAdminIT'),
  steps: ['supervisorAdminIT'],
  filerField: 'userIdentity',
  actions: {
    parameterpengganti: z.object({
      ...untrustedEnvelope,
      userIdentity: wireId.optional(),
      positionIdentity: wireId,
      appId: wireId,
      idMenu: ids.describe('Menus to add'),
      roleMenuPosition: ids.describe('Assignments to remove'),
    }),
  },
  facts: {
    application: { label: phrase('Aplikasi', 'Application'), type: 'text' },
    position: { label: phrase('Jabatan', 'Position'), type: 'text' },
    menus: { label: phrase('Menu Pengganti', 'Substitute menus'), type: 'list' },
  },
});
