import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { planLaunch, type ServerAccount } from './postgres-launcher.ts';
import { StartupProblem } from './startup-problem.ts';

export const SUPERUSER = 'gerbang';
const PASSWORD_FILE = 'postgres-password';

export interface ClusterPlan {
  readonly dataDir: string;
  readonly clusterDir: string;
  readonly binaries: PostgresBinaries;
  readonly account: ServerAccount;
  readonly report: (line: string) => void;
}

/** Makes sure a cluster exists and belongs to the account that will serve it. */
export async function prepareCluster(plan: ClusterPlan): Promise<void> {
  const { clusterDir, account } = plan;
  if (!existsSync(path.join(clusterDir, 'PG_VERSION'))) {
    plan.report('Creating the PostgreSQL data folder');
    await createCluster(plan);
    return;
  }
  const owner = await stat(clusterDir);
  if (account && owner.uid === 0) {
    // A data folder that root copied or restored; PostgreSQL insists on owning its files.
    await giveTree(clusterDir, account);
  }
  if (!account && owner.uid !== process.getuid?.()) {
    throw new StartupProblem(
      `The data folder ${clusterDir} belongs to another user: start as that user, or set DATA_DIR to a folder of your own.`,
    );
  }
}

/** The password is used only where the path is too long for a unix socket, and kept from the first start on. */
export async function readPassword(dataDir: string): Promise<string> {
  return (await readFile(path.join(dataDir, PASSWORD_FILE), 'utf8')).trim();
}

async function createCluster({ dataDir, clusterDir, binaries, account }: ClusterPlan): Promise<void> {
  // Built beside its final name and renamed at the end, so that an interrupted first start leaves
  // nothing that looks like a cluster.
  const draftDir = `${clusterDir}.new`;
  await rm(draftDir, { recursive: true, force: true });
  await mkdir(draftDir, { mode: 0o700 });
  // initdb reads the password as the server's account, so the draft of it lies in the draft's hands.
  const passwordDraft = path.join(dataDir, `${PASSWORD_FILE}.new`);
  await rm(passwordDraft, { force: true });
  await writeFile(passwordDraft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (account) {
    await chown(draftDir, account.uid, account.gid);
    await chown(passwordDraft, account.uid, account.gid);
  }
  await runInitdb(draftDir, passwordDraft, binaries, account);
  if (account) await chown(passwordDraft, 0, 0);
  await chmod(passwordDraft, 0o600);
  await rename(passwordDraft, path.join(dataDir, PASSWORD_FILE));
  await rm(clusterDir, { recursive: true, force: true });
  await rename(draftDir, clusterDir);
}

async function runInitdb(
  draftDir: string,
  passwordFile: string,
  binaries: PostgresBinaries,
  account: ServerAccount,
): Promise<void> {
  const options = [
    ...['-D', draftDir, '--username', SUPERUSER, '--pwfile', passwordFile, '--encoding=UTF8'],
    // The builtin provider folds case for all of Unicode and sorts alike on every machine.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    // The socket lies in a folder only the server's account can enter.
    ...['--auth-local=trust', '--auth-host=scram-sha-256', '--no-instructions'],
  ];
  let output = '';
  // C.UTF-8 is missing from some older systems, where only the less used parts fall back to ASCII rules.
  for (const systemLocale of ['C.UTF-8', 'C']) {
    const args = [...options, `--locale=${systemLocale}`];
    const launch = planLaunch(binaries.initdb, args, account, [binaries.postgres, draftDir]);
    const result = await runToEnd(launch.file, launch.args, launch.account);
    if (result.code === 0) return;
    output = result.output;
    if (!output.includes('locale')) break;
  }
  throw new StartupProblem(
    `The embedded PostgreSQL could not create its data folder ${draftDir}: ${output.trim()}`,
  );
}

function runToEnd(
  file: string,
  args: readonly string[],
  account: ServerAccount,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH, TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function giveTree(folder: string, account: { uid: number; gid: number }): Promise<void> {
  await lchown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, entry), account.uid, account.gid);
  }
}
