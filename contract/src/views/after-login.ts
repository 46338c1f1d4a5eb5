import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** The signed-in person, once per privilege; see AfterLoginRow. */
export const afterLogin = defineView({
  name: 'afterlogin',
  readableBy: signedIn,
  openToInactive: true,
  columns: {
    userId: column('integer', 'User ID', 'User ID'),
    employeeId: column('text', 'Employee ID', 'Employee ID'),
    firstName: column('text', 'Nama Depan', 'First name'),
    displayName: column('text', 'Nama', 'Name'),
    positionId: column('integer', 'ID Jabatan', 'Position ID'),
    positionName: column('text', 'Jabatan', 'Position'),
    level: column('integer', 'Level', 'Level'),
    parent: column('text', 'Parent', 'Parent'),
    levelCabang: column('integer', 'Level Cabang', 'Branch level'),
    subdivisionId: column('integer', 'ID Cabang', 'Branch ID'),
    subdivisionCode: column('text', 'Kode Cabang', 'Branch code'),
    subdivisionName: column('text', 'Cabang', 'Branch'),
    limitedId: column('integer', 'ID Limit', 'Limit ID'),
    limitTunai: column('money', 'Limit Tunai', 'Cash limit'),
    limitNonTunai: column('money', 'Limit Non Tunai', 'Non-cash limit'),
    groupPosition: column('text', 'Group Jabatan', 'Position group'),
    privilegeId: column('integer', 'ID Privilege', 'Privilege ID'),
    privilegeName: column('text', 'Privilege', 'Privilege'),
    privilegeCode: column('text', 'Kode Privilege', 'Privilege code'),
    roleMenuId: column('json', 'Menu', 'Menus'),
    applicationId: column('json', 'Aplikasi', 'Applications'),
    positionIsUseArea: column('flag', 'Is Use Area', 'Uses area'),
    isActive: column('flag', 'Tidak Aktif', 'Inactive'),
  },
  key: 'privilegeId',
  defaultOrder: 'privilegeId asc',
});
