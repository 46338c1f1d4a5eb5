import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupProblem } from './startup-problem.ts';

/** The account PostgreSQL runs under; undefined means the account this process has anyway. */
export type ServerAccount = { readonly uid: number; readonly gid: number } | undefined;

export interface LaunchCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly account: ServerAccount;
}

const NOBODY = { uid: 65534, gid: 65534 } as const;
const CAPABILITY_BITS = { dac_override: 1n, dac_read_search: 2n, setpcap: 8n } as const;
type Capability = keyof typeof CAPABILITY_BITS;

/** PostgreSQL refuses to run as root, so root hands it to whoever owns the cluster, or to nobody. */
export function chooseServerAccount(clusterDir: string): ServerAccount {
  if (process.getuid?.() !== 0) return undefined;
  if (process.platform !== 'linux') {
    throw new StartupProblem(
      'The embedded PostgreSQL cannot run as root on this system: start as an ordinary user.',
    );
  }
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  return owner === undefined || owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
}

/**
 * Wraps a program so that it runs under the account and dies with this process. `needs` are the other paths
 * it has to reach; when a folder above them is closed to the account (a project in /root), the account
 * gets one capability to pass through.
 */
export function planLaunch(
  program: string,
  programArgs: readonly string[],
  account: ServerAccount,
  needs: readonly string[],
): LaunchCommand {
  const setpriv = process.platform === 'linux' ? findOnPath('setpriv') : undefined;
  const closed =
    account && [program, ...needs].map((target) => findClosedPath(target, account)).find((found) => found);
  if (setpriv === undefined) {
    if (closed) throw describeClosedPath(closed.path);
    // Without setpriv nothing stops PostgreSQL after a kill -9; the next start then ends the orphan.
    return { file: program, args: programArgs, account };
  }
  const options = ['--pdeathsig', 'INT'];
  if (account) {
    options.push(`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups');
    if (closed) options.push(...passThroughOptions(closed));
  }
  // setpriv changes the account itself, hence none for the spawn.
  return { file: setpriv, args: [...options, '--', program, ...programArgs], account: undefined };
}

interface ClosedPath {
  readonly path: string;
  /** A closed folder can be searched with the lesser capability; a closed program file cannot be run with it. */
  readonly isFile: boolean;
}

function passThroughOptions(closed: ClosedPath): string[] {
  const held = readEffectiveCapabilities();
  const wanted: Capability[] = closed.isFile ? ['dac_override'] : ['dac_read_search', 'dac_override'];
  const granted = held.has('setpcap') ? wanted.find((capability) => held.has(capability)) : undefined;
  if (granted === undefined) throw describeClosedPath(closed.path);
  return [
    ...['--inh-caps', `-all,+${granted}`, '--ambient-caps', `-all,+${granted}`],
    // access(2) drops the capabilities of a non-root account unless this bit is set, and PostgreSQL
    // looks for its own files with access(2).
    ...['--securebits', '+no_setuid_fixup'],
  ];
}

function describeClosedPath(closedPath: string): StartupProblem {
  return new StartupProblem(
    `The embedded PostgreSQL runs as an unprivileged account which may not pass ${closedPath}: ` +
      'start as an ordinary user, or move the project (or DATA_DIR) to a folder others may enter.',
  );
}

function findClosedPath(target: string, account: { uid: number; gid: number }): ClosedPath | undefined {
  let current = realpathSync(target);
  let closed: ClosedPath | undefined;
  for (;;) {
    const stat = statSync(current);
    const shift = stat.uid === account.uid ? 6 : stat.gid === account.gid ? 3 : 0;
    if (((stat.mode >> shift) & constants.X_OK) === 0) {
      // A closed file asks for more than a closed folder, so it is kept when both are found.
      closed = closed?.isFile ? closed : { path: current, isFile: stat.isFile() };
    }
    const parent = path.dirname(current);
    if (parent === current) return closed;
    current = parent;
  }
}

function readEffectiveCapabilities(): Set<Capability> {
  const status = readFileSync('/proc/self/status', 'utf8');
  const mask = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  const names = Object.keys(CAPABILITY_BITS) as Capability[];
  return new Set(names.filter((name) => (mask >> CAPABILITY_BITS[name]) & 1n));
}

function findOnPath(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/bin', '/usr/sbin'];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
