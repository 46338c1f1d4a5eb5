import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';
import { wireCount } from './wire-numbers.ts';

export const perubahanMenuPhrases = {
  success: phrase(
    'Perubahan Menu {menu} pada aplikasi {app} berhasil diajukan.',
    'The menu {menu} of {app} was requested.',
  ),
  failure: phrase('Perubahan Menu gagal', 'The menu request failed'),
  atLeastOneHour: phrase('Isi input minimal 1 jam', 'Enter at least 1 hour'),
  empty: phrase('Input tidak boleh kosong', 'This may not be empty'),
  notANumber: phrase('bukan format angka', 'not a number'),
  tooLong: phrase('Maksimal {days} hari dan {hours} jam', 'At most {days} days and {hours} hours'),
  configMissing: phrase(
    'Mohon hubungin administrator untuk set parameter batas-waktu-pengajuan pada sys_config',
    'Please ask an administrator to set the parameter batas-waktu-pengajuan in sys_config',
  ),
  application: phrase('Aplikasi', 'Application'),
  menu: phrase('Menu', 'Menu'),
  menuPlaceholder: phrase('Pilih Menu', 'Choose a menu'),
  noMenus: phrase(
    'Tidak ada menu lain yang dapat diajukan pada aplikasi ini',
    'There is no further menu to ask for in this application',
  ),
  branch: phrase('Cabang Tujuan', 'Target branch'),
  branchPlaceholder: phrase('Pilih Cabang', 'Choose a branch'),
  days: phrase('Hari', 'Days'),
  hours: phrase('Jam', 'Hours'),
  durationHelp: phrase(
    'Paling lama {days} hari dan {hours} jam, dihitung sejak disetujui',
    'At most {days} days and {hours} hours, counted from the approval on',
  ),
  submit: phrase('Ajukan', 'Submit'),
};

const count = wireCount({ empty: perubahanMenuPhrases.empty.id, bad: perubahanMenuPhrases.notANumber.id });

export const perubahanMenu = defineRequestKind({
  kind: 'PerubahanMenu',
  prefix: 'PM',
  label: phrase('Perubahan Menu', 'Menu change'),
  fileableBy: holdsAny('inputer'),
  steps: ['approver1', 'approver2'],
  temporary: true,
  actions: {
    perubahanmenu: z
      .object({
        ...untrustedEnvelope,
        appId: wireId,
        roleMenu: wireId,
        hari: count,
        jam: count,
        subdivisionId: wireId.nullish(),
      })
      .refine(({ hari, jam }) => hari + jam > 0, {
        error: perubahanMenuPhrases.atLeastOneHour.id,
        path: ['jam'],
      }),
  },
  facts: {
    application: { label: phrase('Aplikasi', 'Application'), type: 'text' },
    menu: { label: phrase('Menu', 'Menu'), type: 'text' },
    branch: { label: phrase('Cabang Tujuan', 'Target branch'), type: 'text' },
    access: { label: phrase('Akses', 'Access'), type: 'active' },
    hours: { label: phrase('Durasi', 'Duration'), type: 'hours' },
  },
});
