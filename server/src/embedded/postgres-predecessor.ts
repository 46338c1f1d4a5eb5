import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupProblem } from './startup-problem.ts';

const OWNER_FILE = 'owner.pid';
const PATIENCE_MS = 60_000;

/** Notes which process started PostgreSQL here, so that a later start can tell an orphan from a rival. */
export async function writeOwner(dataDir: string): Promise<void> {
  await writeFile(path.join(dataDir, OWNER_FILE), `${process.pid}\n`);
}

/**
 * Makes room for a new server on this cluster. A server whose portal was killed is asked to stop and
 * waited for; one whose portal still lives is left alone and reported.
 */
export async function clearPredecessor(
  dataDir: string,
  clusterDir: string,
  onProgress: (line: string) => void,
): Promise<void> {
  const pid = await readFirstNumber(path.join(clusterDir, 'postmaster.pid'));
  if (pid === undefined || !isAlive(pid)) return;
  if (!servesCluster(pid, clusterDir)) {
    // The number was given to another program since (usual after a container restart), which would
    // make PostgreSQL believe that a server is running.
    await rm(path.join(clusterDir, 'postmaster.pid'), { force: true });
    await rm(path.join(clusterDir, '.s.PGSQL.5432.lock'), { force: true });
    return;
  }
  const owner = await readFirstNumber(path.join(dataDir, OWNER_FILE));
  if (owner !== undefined && isStillParent(owner, pid)) {
    throw new StartupProblem(
      `The data folder ${dataDir} is in use by another running portal (process ${owner}): ` +
        'stop it first, or set DATA_DIR to a folder of its own.',
    );
  }
  onProgress('Waiting for the PostgreSQL of an interrupted run to stop');
  await stopOrphan(pid, clusterDir);
}

async function stopOrphan(pid: number, clusterDir: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  sendSignal(pid, 'SIGINT');
  while (isAlive(pid) && servesCluster(pid, clusterDir)) {
    if (Date.now() > deadline) {
      throw new StartupProblem(
        `An earlier PostgreSQL (process ${pid}) still holds ${clusterDir} and does not stop: end that process and start again.`,
      );
    }
    await sleep(50);
  }
}

function servesCluster(pid: number, clusterDir: string): boolean {
  // Elsewhere than on Linux the working folder of a process is not to be had; believe the pid file.
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return false;
  }
}

function isStillParent(owner: number, pid: number): boolean {
  if (process.platform !== 'linux') return isAlive(owner);
  try {
    // A child whose parent died is given a new one, so a reused process number is not mistaken here.
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) === owner;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself, or is not ours: the wait that follows tells which.
  }
}

async function readFirstNumber(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const number = Number.parseInt(text, 10);
  return number > 0 ? number : undefined;
}
