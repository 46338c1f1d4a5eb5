import { z } from 'zod';
import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { optionalText, requiredText } from './master-data.ts';
import { defineRequestKind, untrustedEnvelope, wireId } from './request-kind.ts';

export const sysConfigPhrases = {
  createTitle: phrase('Create Sys Config', 'New parameter'),
  updateTitle: phrase('Update Sys Config', 'Change a parameter'),
  nameMissing: phrase('Tolong Masukkan Nama Parameter', 'Please enter the name of the parameter'),
  valueMissing: phrase('Tolong Masukkan Parameter', 'Please enter the value'),
  created: phrase(
    'Pengajuan Create Sys Config {param} - {value} berhasil diajukan',
    'The new parameter {param} - {value} was requested',
  ),
  updated: phrase(
    'Pengajuan Update Sys Config {param} - {value} berhasil diajukan',
    'The change of parameter {param} - {value} was requested',
  ),
  deleted: phrase(
    'Pengajuan Delete Sys Config {param} - {value} berhasil diajukan',
    'The removal of parameter {param} - {value} was requested',
  ),
  createFailed: phrase(
    'Pengajuan Create Sys Config {param} - {value} gagal diajukan',
    'The new parameter {param} - {value} could not be requested',
  ),
  updateFailed: phrase(
    'Pengajuan Update Sys Config {param} - {value} gagal diajukan',
    'The change of parameter {param} - {value} could not be requested',
  ),
  deleteFailed: phrase(
    'Pengajuan Delete Sys Config {param} - {value} gagal diajukan',
    'The removal of parameter {param} - {value} could not be requested',
  ),
  createTaken: phrase(
    'Pengajuan Create Sys Config {param} Telah Terdaftar, Mohon Lakukan Pengajuan Ulang',
    'A parameter {param} exists or is waiting already; please request it again',
  ),
  updateTaken: phrase(
    'Pengajuan Update Sys Config {param} Telah Terdaftar, Mohon Lakukan Pengajuan Ulang',
    'A change of {param} is waiting already; please request it again',
  ),
  deleteTaken: phrase(
    'Pengajuan Delete Sys Config {param} Telah Terdaftar, Mohon Lakukan Pengajuan Ulang',
    'A change of {param} is waiting already; please request it again',
  ),
};

const paramName = requiredText(sysConfigPhrases.nameMissing, 100);
const paramValue = requiredText(sysConfigPhrases.valueMissing, 2000);
const additionalValue = optionalText(2000);
const values = { ...untrustedEnvelope, paramName, paramValue, additionalValue };

export const sysConfig = defineRequestKind({
  kind: 'SysConfig',
  prefix: 'SC',
  label: phrase('Sys Config', 'System parameter'),
  fileableBy: holdsAny('supervisorAdminIT'),
  steps: ['supervisorAdminIT'],
  actions: {
    createSysConfig: z.object(values),
    updateSysConfig: z.object({ ...values, configId: wireId }),
    // What stands in the other fields of a delete is of no consequence, as the row goes whole.
    deleteSysConfig: z.object({
      ...untrustedEnvelope,
      configId: wireId,
      paramName: z.string().nullish(),
      paramValue: z.string().nullish(),
      additionalValue: z.string().nullish(),
    }),
  },
  facts: {
    paramName: { label: phrase('Nama Parameter', 'Parameter'), type: 'text' },
    paramValue: { label: phrase('Parameter', 'Value'), type: 'text' },
    additionalValue: { label: phrase('Parameter Tambahan', 'Additional value'), type: 'text' },
  },
});
