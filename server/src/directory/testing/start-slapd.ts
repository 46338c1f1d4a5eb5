import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { LdapSource } from '../read-ldap-employees.ts';
import type { SourceEmployee } from '../source-employee.ts';

const run = promisify(execFile);

const SUFFIX = 'dc=bank,dc=example';
const READER = `cn=portal,${SUFFIX}`;
const PASSWORD = 'hanya-untuk-uji';

export interface TestDirectory {
  readonly source: LdapSource;
  stop(): Promise<void>;
}

export interface DirectorySettings {
  readonly employees: readonly SourceEmployee[];
  /** How many entries it answers at most, over all pages. */
  readonly sizeLimit?: number;
}

/** A real LDAP server on a loopback port of its own, with a database of its own that goes with it. */
export async function startSlapd(slapd: string, settings: DirectorySettings): Promise<TestDirectory> {
  const folder = await mkdtemp(join(tmpdir(), 'gerbang-ldap-'));
  const config = join(folder, 'slapd.conf');
  const entries = join(folder, 'people.ldif');
  await mkdir(join(folder, 'db'));
  await writeFile(config, await writeConfig(folder, settings.sizeLimit));
  await writeFile(entries, [SUFFIX_ENTRY, ...settings.employees.map(writeEntry)].join('\n'));
  // The one program has many names; this one fills a database that nobody serves yet.
  await run(slapd, ['-T', 'add', '-f', config, '-l', entries]);

  const port = await findPort();
  const url = `ldap://127.0.0.1:${port}`;
  const server = spawn(slapd, ['-d', '0', '-f', config, '-h', url], { stdio: 'ignore' });
  await waitForPort(server, port);
  return {
    source: {
      url,
      baseDn: `ou=people,${SUFFIX}`,
      bindDn: READER,
      password: PASSWORD,
      filter: '(objectClass=inetOrgPerson)',
    },
    stop: async () => {
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Its database module is apart on Debian and built in elsewhere. */
async function writeConfig(folder: string, sizeLimit: number | undefined): Promise<string> {
  const schemas = await findFolder(['/etc/ldap/schema', '/etc/openldap/schema']);
  const modules = await findFolder(['/usr/lib/ldap', '/usr/lib64/openldap']).catch(() => undefined);
  return `
${['core', 'cosine', 'inetorgperson'].map((name) => `include ${join(schemas, `${name}.schema`)}`).join('\n')}
${modules ? `modulepath ${modules}\nmoduleload back_mdb` : ''}
pidfile ${join(folder, 'slapd.pid')}
database mdb
maxsize 16777216
suffix "${SUFFIX}"
rootdn "cn=root,${SUFFIX}"
directory ${join(folder, 'db')}
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${READER}" read by * none
${sizeLimit === undefined ? '' : `limits dn.exact="${READER}" size.soft=${sizeLimit} size.hard=${sizeLimit} size.prtotal=${sizeLimit}`}
`.trimStart();
}

async function findFolder(places: readonly string[]): Promise<string> {
  for (const place of places) {
    if (
      await access(place).then(
        () => true,
        () => false,
      )
    )
      return place;
  }
  throw new Error(`None of ${places.map((place) => dirname(place)).join(', ')} holds what slapd needs`);
}

const SUFFIX_ENTRY = `dn: ${SUFFIX}
objectClass: dcObject
objectClass: organization
dc: bank
o: Bank

dn: ou=people,${SUFFIX}
objectClass: organizationalUnit
ou: people

dn: ${READER}
objectClass: applicationProcess
objectClass: simpleSecurityObject
cn: portal
userPassword: ${PASSWORD}
`;

function writeEntry(employee: SourceEmployee): string {
  const facts: Record<string, string | null> = {
    cn: employee.displayName,
    sn: employee.lastName ?? employee.firstName,
    givenName: employee.firstName,
    displayName: employee.displayName,
    employeeNumber: employee.employeeId,
    mail: employee.email,
    mobile: employee.phone,
    title: employee.jobTitle,
    employeeType: employee.positionCode,
    departmentNumber: employee.subdivisionCode,
  };
  const lines = Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== null);
  return [
    `dn: uid=${employee.employeeId},ou=people,${SUFFIX}`,
    'objectClass: inetOrgPerson',
    `uid: ${employee.employeeId}`,
    // In base 64, so that no name needs care.
    ...lines.map(([name, value]) => `${name}:: ${Buffer.from(value).toString('base64')}`),
    '',
  ].join('\n');
}

async function findPort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}

async function waitForPort(server: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`slapd ended with ${server.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await wait(50);
  }
  throw new Error('slapd does not answer');
}
