import { Client, type Entry } from 'ldapts';
import { Refusal } from '../platform/refusal.ts';
import { type SourceEmployee, sourceEmployee } from './source-employee.ts';

export interface LdapSource {
  readonly url: string;
  readonly baseDn: string;
  readonly bindDn: string | undefined;
  readonly password: string | undefined;
  readonly filter: string;
}

/** Which attribute of an inetOrgPerson says what. */
const attributes = {
  employeeId: 'employeeNumber',
  firstName: 'givenName',
  lastName: 'sn',
  displayName: 'displayName',
  email: 'mail',
  phone: 'mobile',
  jobTitle: 'title',
  positionCode: 'employeeType',
  subdivisionCode: 'departmentNumber',
} as const satisfies Record<keyof SourceEmployee, string>;

const PAGE = 500;
const TIMEOUT_MS = 30_000;

/** Reads every employee of the directory, page by page. A directory that cuts its answer short throws. */
export async function readLdapEmployees(source: LdapSource): Promise<SourceEmployee[]> {
  const client = new Client({ url: source.url, timeout: TIMEOUT_MS, connectTimeout: TIMEOUT_MS });
  try {
    if (source.bindDn) await client.bind(source.bindDn, source.password ?? '');
    const { searchEntries } = await client.search(source.baseDn, {
      scope: 'sub',
      filter: source.filter,
      attributes: Object.values(attributes),
      paged: { pageSize: PAGE },
    });
    return searchEntries.map(toEmployee);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error ? error.name : 'LDAP';
    if (/SizeLimit|TimeLimit|AdminLimit/.test(reason)) throw new Refusal('SYNC_SOURCE_EMPTY');
    throw new Refusal('SYNC_SOURCE_UNREACHABLE', { values: { reason } });
  } finally {
    // Without this a failed bind leaves the socket, and with it the process, hanging.
    await client.unbind();
  }
}

function toEmployee(entry: Entry): SourceEmployee {
  const told = Object.fromEntries(
    Object.entries(attributes).map(([field, attribute]) => [field, readFirst(entry[attribute])]),
  );
  const parsed = sourceEmployee.safeParse(told);
  if (!parsed.success) throw new Refusal('SYNC_SOURCE_INVALID', { values: { place: entry.dn } });
  return parsed.data;
}

/** Attributes may have several values, or come as bytes; the first one as text is meant. */
function readFirst(value: Entry[string] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? undefined : String(first);
}
