import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const hakAkses = defineRequestKind({
  kind: 'HakAkses',
  prefix: 'HA',
  label: phrase('Hak Akses Aplikasi', 'Application access'),
  fileableBy: holdsAny('inputer'),
  steps: ['approver1', 'ciso'],
  actions: { hakakses: z.object({ ...untrustedEnvelope, appId: wireId }) },
  facts: {
    application: { label: phrase('Aplikasi', 'Application'), type: 'text' },
    access: { label: phrase('Akses', 'Access'), type: 'active' },
  },
});

export const hakAksesPhrases = {
  success: phrase('Pengajuan hak akses aplikasi {app} berhasil.', 'Access to {app} was requested.'),
  failure: phrase('Pengajuan Hak Akses Gagal', 'The access request failed'),
  placeholder: phrase('Pilih Aplikasi', 'Choose an application'),
};
