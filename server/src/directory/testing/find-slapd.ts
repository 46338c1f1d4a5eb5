import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian keeps it out of everybody's path but root's. */
const PLACES = ['/usr/sbin/slapd', '/usr/local/libexec/slapd', '/usr/libexec/slapd'];
const INSTALL_LIMIT_MS = 45_000;

export type FoundSlapd =
  | { readonly path: string; readonly missing?: never }
  | { readonly path?: never; readonly missing: string };

/**
 * The LDAP server of this machine. Where there is none it is installed, but only on a machine
 * of continuous integration (CI) or when asked for (INSTALL_SLAPD=1), and for a bounded time: a test run at somebody's
 * desk neither changes the machine nor waits for a mirror.
 */
export async function findSlapd(): Promise<FoundSlapd> {
  const present = await findPresent();
  if (present) return { path: present };
  if (!process.env.CI && process.env.INSTALL_SLAPD !== '1') {
    return {
      missing: 'slapd is not on this machine; install it, or set INSTALL_SLAPD=1 to have it installed',
    };
  }
  if (process.getuid?.() !== 0)
    return { missing: 'slapd is not on this machine, and only root can install it' };
  try {
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'slapd'], {
      timeout: INSTALL_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  } catch (error) {
    return { missing: `slapd could not be installed: ${error instanceof Error ? error.message : error}` };
  }
  const installed = await findPresent();
  return installed ? { path: installed } : { missing: 'slapd was installed, but is in no known place' };
}

async function findPresent(): Promise<string | undefined> {
  for (const path of PLACES) {
    const usable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return path;
  }
  return undefined;
}
