/** Privilege codes as the bank assigns them to positions. */
export const privilegeCodes = [
  'INP',
  'APPRL',
  'APPRL2',
  'ADMIT',
  'SPVADMIT',
  'INQ',
  'ADMITCBG',
  'ADMITARE',
  'ADMITREG',
] as const;
export type PrivilegeCode = (typeof privilegeCodes)[number];

export const roles = [
  'inputer',
  'approver',
  'approver2',
  'adminIT',
  'supervisorAdminIT',
  'inquiry',
  'adminCabang',
  'adminArea',
  'adminRegion',
  'supervisorGroup',
  'tellerGroup',
] as const;
export type Role = (typeof roles)[number];

const roleOfPrivilege: Record<PrivilegeCode, Role> = {
  INP: 'inputer',
  APPRL: 'approver',
  APPRL2: 'approver2',
  ADMIT: 'adminIT',
  SPVADMIT: 'supervisorAdminIT',
  INQ: 'inquiry',
  ADMITCBG: 'adminCabang',
  ADMITARE: 'adminArea',
  ADMITREG: 'adminRegion',
};

const roleOfPositionGroup: Record<string, Role> = { SPV: 'supervisorGroup', TETAP: 'tellerGroup' };

export function toPrivilegeCode(text: string): PrivilegeCode | undefined {
  const code = text.trim().toUpperCase();
  return privilegeCodes.find((known) => known === code);
}

/** The one place where privileges and position groups become roles. Codes are compared case-insensitively. */
export function deriveRoles(person: {
  privilegeCode: readonly string[];
  groupPosition: readonly string[];
}): ReadonlySet<Role> {
  const derived = new Set<Role>();
  for (const text of person.privilegeCode) {
    const code = toPrivilegeCode(text);
    if (code) derived.add(roleOfPrivilege[code]);
  }
  for (const group of person.groupPosition) {
    const role = roleOfPositionGroup[group.trim().toUpperCase()];
    if (role) derived.add(role);
  }
  return derived;
}

/** Roles that see the whole bank whatever branch they sit in; everybody else is held to their own subtree. */
export function seesWholeBank(held: ReadonlySet<Role>): boolean {
  return held.has('adminIT') || held.has('supervisorAdminIT') || held.has('inquiry');
}
