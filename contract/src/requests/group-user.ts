import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { optionalText, requiredText, wireFlag } from './master-data.ts';
import { personSwitchFacts, personSwitchPayload } from './person-switch.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

/** Labels of the user form; a required field that is empty says 'Tolong Masukkan <label>'. */
export const userFieldLabels = {
  positionId: phrase('Jabatan', 'Position'),
  subdivisionId: phrase('Cabang', 'Branch'),
  firstName: phrase('First Name', 'First name'),
  lastName: phrase('Last Name', 'Last name'),
  displayName: phrase('Display Name', 'Display name'),
  description: phrase('Description', 'Description'),
  office: phrase('Office', 'Office'),
  email: phrase('Email', 'E-mail'),
  addressStreet: phrase('Alamat', 'Address'),
  addressCity: phrase('Kota/Kabupaten', 'City'),
  addressState: phrase('Provinsi', 'Province'),
  adressZipcode: phrase('Kode Pos', 'Postal code'),
  managerName: phrase('Nama Manager', 'Manager'),
  extensionField1: phrase('Email Manager', "Manager's e-mail"),
  employeeId: phrase('Employee ID', 'Employee ID'),
  phoneNumberMobile: phrase('No HP', 'Mobile number'),
  employeeType: phrase('Employee Type', 'Employee type'),
  tglResign: phrase('Tanggal Resign', 'Resignation date'),
  isActive: phrase('Status', 'Status'),
  jobTitle: phrase('Job Title', 'Job title'),
  userDukcapil: phrase('User Dukcapil', 'User Dukcapil'),
} as const;

/** Whoever has this job title gets a Dukcapil user, made of a prefix and the employee id. */
export const DUKCAPIL_JOB_TITLE = 'Customer Service Representative';

export const groupUserPhrases = {
  missing: phrase('Tolong Masukkan {label}', 'Please enter {label}'),
  createTitle: phrase('Create User', 'Create user'),
  updateTitle: phrase('Update User', 'Update user'),
  createSuccess: phrase('Create User {user} berhasil diajukan', 'The creation of {user} was filed'),
  createFailure: phrase('Create User {user} gagal diajukan', 'The creation of {user} failed'),
  updateSuccess: phrase('Pengajuan Update User {user} Berhasil Diajukan', 'The update of {user} was filed'),
  updateFailure: phrase('Pengajuan Update User {user} Gagal Diajukan', 'The update of {user} failed'),
  taken: phrase(
    'Nama {user} Telah Terdaftar, Mohon Lakukan Pengajuan Ulang',
    '{user} is already registered, please file again',
  ),
};

export const employeeTypes = ['Permanent', 'Contract'] as const;

function required(field: keyof typeof userFieldLabels, longest: number) {
  const label = userFieldLabels[field];
  return requiredText(phrase(`Tolong Masukkan ${label.id}`, `Please enter ${label.en}`), longest);
}

const userFields = {
  positionId: wireId,
  subdivisionId: wireId,
  firstName: required('firstName', 100),
  initial: z.null().optional(),
  lastName: required('lastName', 100),
  displayName: required('displayName', 200),
  description: required('description', 300),
  office: required('office', 200),
  email: required('email', 200),
  addressStreet: required('addressStreet', 300),
  addressCity: required('addressCity', 100),
  addressState: required('addressState', 100),
  adressZipcode: required('adressZipcode', 20),
  managerName: required('managerName', 200),
  extensionField1: required('extensionField1', 200),
  employeeId: required('employeeId', 50),
  jobTitle: optionalText(200),
  // Made by the server from the employee id; what a body says about it is not believed.
  userDukcapil: z.string().max(100).nullish(),
  phoneNumberMobile: required('phoneNumberMobile', 20),
  employeeType: z.enum(employeeTypes),
  tglResign: z
    .union([z.iso.date(), z.literal('')])
    .nullish()
    .transform((day) => day || null),
};

/** The head office creates, updates and switches people. */
export const groupUser = defineRequestKind({
  kind: 'GroupUser',
  prefix: 'GU',
  label: phrase('Group User', 'User group'),
  fileableBy: holdsAny('adminIT'),
  steps: ['supervisorAdminIT'],
  filerField: { createUpdateUser: 'userIdPemohon' },
  actions: {
    disableuser: personSwitchPayload,
    createUpdateUser: z.object({
      ...userFields,
      /** The person to update; left out, a new one is created. */
      userId: wireId.nullish(),
      isActive: wireFlag.nullish(),
      userIdPemohon: wireId.optional(),
      ipPemohon: untrustedEnvelope.ipPemohon,
      subdivisionCodePemohon: untrustedEnvelope.subdivisionCode,
    }),
  },
  facts: {
    ...personSwitchFacts,
    firstName: { label: userFieldLabels.firstName, type: 'text' },
    lastName: { label: userFieldLabels.lastName, type: 'text' },
    position: { label: userFieldLabels.positionId, type: 'text' },
    jobTitle: { label: userFieldLabels.jobTitle, type: 'text' },
    description: { label: userFieldLabels.description, type: 'text' },
    office: { label: userFieldLabels.office, type: 'text' },
    email: { label: userFieldLabels.email, type: 'text' },
    phoneNumberMobile: { label: userFieldLabels.phoneNumberMobile, type: 'text' },
    address: { label: userFieldLabels.addressStreet, type: 'text' },
    managerName: { label: userFieldLabels.managerName, type: 'text' },
    extensionField1: { label: userFieldLabels.extensionField1, type: 'text' },
    employeeType: { label: userFieldLabels.employeeType, type: 'text' },
    tglResign: { label: userFieldLabels.tglResign, type: 'text' },
    userDukcapil: { label: userFieldLabels.userDukcapil, type: 'text' },
  },
});
