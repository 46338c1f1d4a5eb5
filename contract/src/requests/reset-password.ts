import { z } from 'zod';
import { signedIn } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const resetPassword = defineRequestKind({
  kind: 'ResetPassword',
  prefix: 'RP',
  label: phrase('Reset Password', 'Password reset'),
  fileableBy: signedIn,
  steps: ['approver1'],
  lastResort: true,
  actions: { resetpassword: z.object({ ...untrustedEnvelope, appId: wireId }) },
  facts: {
    application: { label: phrase('Aplikasi', 'Application'), type: 'text' },
    reset: { label: phrase('Reset Password', 'Password reset'), type: 'yes-no' },
  },
});

export const resetPasswordPhrases = {
  success: phrase(
    'Pengajuan Reset Password aplikasi {app} berhasil.',
    'A password reset for {app} was requested.',
  ),
  failure: phrase('Pengajuan Reset Password Gagal', 'The password reset request failed'),
  application: phrase('Aplikasi', 'Application'),
  placeholder: phrase('Pilih Aplikasi', 'Choose an application'),
  help: phrase(
    'Setelah disetujui, password Anda pada aplikasi ini direset dan Anda diminta membuat yang baru.',
    'Once approved, your password in this application is reset and you are asked to set a new one.',
  ),
  submit: phrase('Ajukan', 'Submit'),
};
