import { deriveRoles, type Role } from './roles.ts';

/** One row of /api/afterlogin/view: the signed-in person, once per privilege. */
export interface AfterLoginRow {
  userId: number;
  employeeId: string;
  firstName: string;
  displayName: string;
  positionId: number;
  positionName: string;
  level: number;
  parent: string | null;
  levelCabang: number;
  subdivisionId: number;
  subdivisionCode: string;
  subdivisionName: string;
  limitedId: number | null;
  limitTunai: number | string;
  limitNonTunai: number | string;
  groupPosition: string;
  privilegeId: number | null;
  privilegeName: string | null;
  privilegeCode: string | null;
  roleMenuId: number[];
  applicationId: number[];
  positionIsUseArea: 0 | 1;
  isActive: 0 | 1;
}

/** The profile the browser keeps while the session lives: the rows above folded into one. */
export interface SignedInProfile
  extends Omit<AfterLoginRow, 'privilegeId' | 'privilegeName' | 'privilegeCode' | 'groupPosition'> {
  privilegeId: number[];
  privilegeName: string[];
  privilegeCode: string[];
  groupPosition: string[];
  roles: ReadonlySet<Role>;
}

export function foldProfile(rows: readonly AfterLoginRow[]): SignedInProfile | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const held = rows.filter((row) => row.privilegeId !== null);
  const privilegeCode = held.flatMap((row) => row.privilegeCode ?? []);
  const groupPosition = [first.groupPosition];
  return {
    ...first,
    privilegeId: held.flatMap((row) => row.privilegeId ?? []),
    privilegeName: held.flatMap((row) => row.privilegeName ?? []),
    privilegeCode,
    groupPosition,
    roles: deriveRoles({ privilegeCode, groupPosition }),
  };
}
