import { z } from 'zod';
import { phrase } from '../phrases/phrase.ts';
import { wireFlag } from './master-data.ts';
import { untrustedEnvelope, wireId } from './request-kind.ts';

/** What the two ways to switch a person on or off share: branch admins' and the head office's. */

export const personSwitchPhrases = {
  disable: phrase('Penonaktifan', 'Deactivation'),
  enable: phrase('Pengaktifan', 'Activation'),
  success: phrase('Pengajuan {what} User {name} Berhasil', '{what} of {name} was requested'),
  failure: phrase('Pengajuan {what} User {name} Gagal', '{what} of {name} failed'),
  confirmEnable: phrase('Apakan anda yakin ？', 'Are you sure?'),
  noteTitle: phrase('Add Notes', 'Add notes'),
  notePlaceholder: phrase('Catatan alasan di disable ...', 'Reason for the deactivation ...'),
  noteMissing: phrase('Catatan alasan penonaktifan wajib diisi', 'A reason for the deactivation is required'),
};

/** The wire's isActive: 0 is active, 1 is not. */
export const personSwitchPayload = z.object({
  ...untrustedEnvelope,
  disabledUser: wireId.meta({ description: 'The person to switch' }),
  isActive: wireFlag.meta({ description: '0 switches on, 1 switches off' }),
  noteDisable: z
    .string()
    .trim()
    .max(1000)
    .nullish()
    .transform((note) => note || null),
});

export const personSwitchFacts = {
  user: { label: phrase('User', 'User'), type: 'text' },
  active: { label: phrase('Status', 'Status'), type: 'active' },
  reason: { label: phrase('Alasan', 'Reason'), type: 'text' },
} as const;
