import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** The caller's own profile card. */
export const myProfile = defineView({
  name: 'myprofile',
  readableBy: signedIn,
  columns: {
    userId: column('integer', 'User ID', 'User ID'),
    employeeId: column('text', 'Employee ID', 'Employee ID'),
    firstName: column('text', 'Nama Depan', 'First name'),
    lastName: column('text', 'Nama Belakang', 'Last name'),
    displayName: column('text', 'Nama', 'Name'),
    jobTitle: column('text', 'Jabatan', 'Job title'),
    positionId: column('integer', 'ID Jabatan', 'Position ID'),
    positionName: column('text', 'Nama Jabatan', 'Position'),
    subdivisionId: column('integer', 'ID Cabang', 'Branch ID'),
    subdivisionCode: column('text', 'Kode Cabang', 'Branch code'),
    subdivisionName: column('text', 'Cabang', 'Branch'),
    telephoneNumber: column('text', 'No Handphone', 'Phone number'),
    email: column('text', 'Email', 'E-mail'),
    emailAlternate: column('text', 'Email Alternatif', 'Alternate e-mail'),
    limitTunai: column('money', 'Limit Tunai', 'Cash limit'),
    limitNonTunai: column('money', 'Limit Non Tunai', 'Non-cash limit'),
  },
  key: 'userId',
  defaultOrder: 'userId asc',
});
