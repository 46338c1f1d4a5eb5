import { join } from 'node:path';
import type { Settings } from './config.ts';
import type { EmployeeSource } from './directory/sync-employees.ts';

/** Where the demo bank's directory is dropped as a file. */
export function placeDemoDrop(settings: Settings): string {
  return join(settings.DATA_DIR, 'employees.json');
}

/** LDAP where it is configured, else a file drop, else the demo's own drop; production without either has none. */
export function chooseEmployeeSource(settings: Settings): EmployeeSource | undefined {
  const {
    LDAP_URL,
    LDAP_BASE_DN,
    LDAP_BIND_DN,
    LDAP_BIND_PASSWORD,
    LDAP_FILTER,
    EMPLOYEE_FILE,
    DATABASE_URL,
  } = settings;
  if (LDAP_URL && LDAP_BASE_DN) {
    const ldap = {
      url: LDAP_URL,
      baseDn: LDAP_BASE_DN,
      bindDn: LDAP_BIND_DN,
      password: LDAP_BIND_PASSWORD,
      filter: LDAP_FILTER,
    };
    return { kind: 'ldap', ldap };
  }
  if (EMPLOYEE_FILE) return { kind: 'file', path: EMPLOYEE_FILE };
  return DATABASE_URL ? undefined : { kind: 'file', path: placeDemoDrop(settings) };
}
