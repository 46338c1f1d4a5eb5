import { z } from 'zod';
import { signedIn } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { defineRequestKind, untrustedEnvelope } from './request-kind.ts';

export const PHONE_LENGTH = 15;
const EMAIL_LENGTH = 254;

export const updateProfilePhrases = {
  success: phrase('Update Profile berhasil diajukan.', 'The profile update was requested.'),
  failure: phrase('Update Profile Gagal', 'The profile update failed'),
  badPhone: phrase(
    'Nomor handphone hanya boleh berisi angka, - dan +, paling banyak 15 karakter',
    'A phone number holds digits, - and + only, at most 15 characters',
  ),
  badEmail: phrase('Email alternatif tidak valid', 'The alternate e-mail is not valid'),
  update: phrase('Update Profile', 'Update profile'),
  phone: phrase('No Handphone', 'Mobile number'),
  email: phrase('Email', 'E-mail'),
  emailAlternate: phrase('Email Alternatif', 'Alternate e-mail'),
  nothingChanged: phrase('Belum ada yang diubah', 'Nothing was changed yet'),
  save: phrase('Simpan', 'Save'),
};

/** What was typed, null where it was emptied (a contact may be taken away), undefined where it was not sent. */
const optionalText = (schema: z.ZodString) =>
  z
    .union([schema, z.literal('')])
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null));

export const phoneSchema = z
  .string()
  .trim()
  .regex(/^[0-9+-]{1,15}$/, updateProfilePhrases.badPhone.id);
/** Lenient on purpose: mail systems differ, and an approver sees what was typed. */
export const alternateEmailSchema = z
  .string()
  .trim()
  .max(EMAIL_LENGTH)
  .regex(/^[^\s@]+@[^\s@]+$/, updateProfilePhrases.badEmail.id);

export const profile = defineRequestKind({
  kind: 'Profile',
  prefix: 'PF',
  label: phrase('Update Profile', 'Profile update'),
  fileableBy: signedIn,
  steps: ['approver1'],
  lastResort: true,
  actions: {
    updatemyprofile: z.object({
      ...untrustedEnvelope,
      email: z.string().max(EMAIL_LENGTH).nullish().meta({ description: 'Read-only; not changed' }),
      phoneNumberMobile: optionalText(phoneSchema),
      emailAlternate: optionalText(alternateEmailSchema),
    }),
  },
  facts: {
    phoneNumberMobile: { label: updateProfilePhrases.phone, type: 'text' },
    emailAlternate: { label: updateProfilePhrases.emailAlternate, type: 'text' },
  },
});
