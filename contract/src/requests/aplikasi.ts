import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { requiredText, wireFlag } from './master-data.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const WEBHOOK_SECRET_LENGTH = { least: 16, most: 200 };

export const aplikasiPhrases = {
  createTitle: phrase('Create Aplikasi', 'New application'),
  updateTitle: phrase('Update Aplikasi', 'Change an application'),
  webhook: phrase('Webhook', 'Webhook'),
  noWebhook: phrase('Tanpa webhook', 'No webhook'),
  lastDelivery: phrase('Pengiriman terakhir', 'Last delivery'),
  delivered: phrase('Terkirim', 'Delivered'),
  deliveryWaiting: phrase('Menunggu', 'Waiting'),
  deliveryFailed: phrase('Gagal', 'Failed'),
  test: phrase('Uji pengiriman', 'Test delivery'),
  tested: phrase(
    'Uji pengiriman ke {app} berhasil (HTTP {status})',
    'The test reached {app} (HTTP {status})',
  ),
  testFailed: phrase('Uji pengiriman ke {app} gagal', 'The test did not reach {app}'),
  name: phrase('Nama Aplikasi', 'Application'),
  url: phrase('Alamat', 'Address'),
  active: phrase('Status', 'Status'),
  webhookUrl: phrase('Alamat Webhook', 'Webhook address'),
  webhookSecret: phrase('Secret Webhook', 'Webhook secret'),
  nameMissing: phrase('Tolong Masukkan Nama Aplikasi', 'Please enter the name of the application'),
  urlBad: phrase(
    'Tolong Masukkan Alamat http:// atau https://',
    'Please enter an address that begins with http:// or https://',
  ),
  secretBad: phrase(
    'Secret paling sedikit 16 karakter, tanpa spasi',
    'A secret has at least 16 characters and no spaces',
  ),
  secretHelp: phrase(
    'Hanya dapat ditulis. Kosongkan untuk tetap memakai secret yang tersimpan.',
    'Can only be written. Leave it empty to keep the one that is stored.',
  ),
  webhookHelp: phrase(
    'Kosongkan bila aplikasi tidak menerima pemberitahuan; perubahan lalu hanya dicatat di portal.',
    'Leave it empty if the application takes no news; changes are then only recorded in the portal.',
  ),
  created: phrase(
    'Pengajuan Create Aplikasi {app} berhasil diajukan',
    'The new application {app} was requested',
  ),
  updated: phrase('Pengajuan Update Aplikasi {app} berhasil diajukan', 'The change of {app} was requested'),
  createFailed: phrase(
    'Pengajuan Create Aplikasi {app} gagal diajukan',
    'The new application {app} could not be requested',
  ),
  updateFailed: phrase(
    'Pengajuan Update Aplikasi {app} gagal diajukan',
    'The change of {app} could not be requested',
  ),
};

const address = z
  .string()
  .trim()
  .max(500)
  .pipe(z.url({ protocol: /^https?$/, error: aplikasiPhrases.urlBad.id }));

export const aplikasi = defineRequestKind({
  kind: 'Aplikasi',
  prefix: 'AP',
  label: phrase('Master Aplikasi', 'Application'),
  fileableBy: holdsAny('supervisorAdminIT'),
  steps: ['supervisorAdminIT'],
  actions: {
    /** Without an id it registers an application; with one it changes that application. */
    aplikasi: z.object({
      ...untrustedEnvelope,
      applicationId: wireId.nullish(),
      applicationName: requiredText(aplikasiPhrases.nameMissing, 100),
      url: address,
      isActive: wireFlag.default(0).describe('0 active, 1 not active'),
      webhookUrl: z.union([z.literal('').transform(() => null), address]).nullish(),
      webhookSecret: z
        .union([
          z.literal('').transform(() => null),
          z
            .string()
            .min(WEBHOOK_SECRET_LENGTH.least, aplikasiPhrases.secretBad.id)
            .max(WEBHOOK_SECRET_LENGTH.most)
            .regex(/^\S+$/, aplikasiPhrases.secretBad.id),
        ])
        .nullish()
        .describe('Written, never read back; absent or empty keeps the stored one'),
    }),
  },
  facts: {
    applicationName: { label: aplikasiPhrases.name, type: 'text' },
    url: { label: aplikasiPhrases.url, type: 'text' },
    active: { label: aplikasiPhrases.active, type: 'active' },
    webhookUrl: { label: aplikasiPhrases.webhookUrl, type: 'text' },
    secretStored: { label: phrase('Secret tersimpan', 'Secret stored'), type: 'yes-no' },
    secretReplaced: { label: phrase('Secret diganti', 'Secret replaced'), type: 'yes-no' },
  },
});
