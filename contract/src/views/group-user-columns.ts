import { column } from './column.ts';

/** A person in the Group User lists: who they are, and who last asked for and checked a change of them. */
export const groupUserColumns = {
  no: column('integer', 'No', 'No'),
  userId: column('integer', 'User ID', 'User ID'),
  employeeId: column('text', 'Employee ID', 'Employee ID', { searchable: true }),
  firstName: column('text', 'Username', 'Username', { searchable: true }),
  initial: column('text', 'Initial', 'Initial', { exported: false }),
  lastName: column('text', 'Last Name', 'Last name'),
  displayName: column('text', 'Display Name', 'Display name', { searchable: true }),
  description: column('text', 'Description', 'Description', { exported: false }),
  office: column('text', 'Office', 'Office'),
  telephoneNumber: column('text', 'Phone Number', 'Phone number', { searchable: true }),
  email: column('text', 'Email', 'E-mail', { searchable: true }),
  address: column('text', 'Address', 'Address', { exported: false }),
  jobTitle: column('text', 'Jabatan', 'Position', { searchable: true }),
  subdivisionId: column('integer', 'ID Cabang', 'Branch ID', { exported: false }),
  subdivisionCode: column('text', 'Kode Cabang', 'Branch code', { searchable: true }),
  subdivisionName: column('text', 'Cabang', 'Branch'),
  isActive: column('flag', 'Status', 'Status'),
  namaPemohon: column('text', 'Nama Pemohon', 'Requested by', { searchable: true }),
  ipPemohon: column('text', 'IP Pemohon', "Requester's address"),
  namaPemeriksa: column('text', 'Nama Pemeriksa', 'Checked by', { searchable: true }),
  ipPemeriksa: column('text', 'IP Pemeriksa', "Checker's address"),
  changedDate: column('datetime', 'Tanggal Diperbaharui', 'Changed on'),
  waiting: column('flag', 'Menunggu Persetujuan', 'Waiting for approval', { exported: false }),
} as const;
