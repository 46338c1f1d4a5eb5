import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chown,
  lchown,
  mkdir,
  mkdtemp,
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
const DRAFT_PREFIX = 'new-cluster-';

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
  // The folder gets its name only when complete, so its being there is enough.
  if (!existsSync(clusterDir)) {
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
  // Built under another name and renamed at the end, so that an interrupted first start leaves nothing
  // that looks like a cluster. The name is new each time, since an initdb that was just interrupted
  // may still be clearing away its own draft.
  const draft = await mkdtemp(path.join(dataDir, DRAFT_PREFIX));
  const draftDir = path.join(draft, 'cluster');
  const passwordDraft = path.join(draft, 'password');
  await mkdir(draftDir, { mode: 0o700 });
  await writeFile(passwordDraft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (account) {
    for (const file of [draft, draftDir, passwordDraft]) await chown(file, account.uid, account.gid);
  }
  await runInitdb(draftDir, passwordDraft, binaries, account);
  if (account) await chown(passwordDraft, 0, 0);
  await rename(passwordDraft, path.join(dataDir, PASSWORD_FILE));
  await rename(draftDir, clusterDir);
  await removeDrafts(dataDir);
}

async function removeDrafts(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(DRAFT_PREFIX));
  for (const name of names) {
    // A leftover does no harm, so failing to remove one is no reason not to start.
    await rm(path.join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
  }
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
    `The embedded PostgreSQL could not create its data folder ${draftDir}: ${output.trim().split('\n')[0]}`,
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
