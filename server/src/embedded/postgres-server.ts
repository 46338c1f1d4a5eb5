import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { LaunchCommand } from './postgres-launcher.ts';
import { StartupProblem } from './startup-problem.ts';

export interface RunningServer {
  readonly process: ChildProcess;
  readonly logFile: string;
  readonly logStart: number;
}

const LARGEST_LOG = 10 * 1024 * 1024;
const CLIENTS_LEAVE_MS = 250;
const FAST_STOP_MS = 30_000;

/** Starts the server with its messages going to a file, which outlives this process. */
export async function launchServer(dataDir: string, launch: LaunchCommand): Promise<RunningServer> {
  const logFile = path.join(dataDir, 'postgres.log');
  const logSize = await stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
  if (logSize > LARGEST_LOG) await truncate(logFile);
  const log = openSync(logFile, 'a', 0o600);
  try {
    const child = spawn(launch.file, launch.args, {
      ...launch.account,
      cwd: '/',
      env: { PATH: process.env.PATH, TZ: 'UTC' },
      stdio: ['ignore', log, log],
      // A session of its own: Ctrl-C must reach the portal only, which then stops the server last.
      detached: true,
    });
    await once(child, 'spawn');
    child.unref();
    return { process: child, logFile, logStart: logSize > LARGEST_LOG ? 0 : logSize };
  } finally {
    closeSync(log);
  }
}

/** Resolves as soon as the server takes connections; recovery after a crash may take its time. */
export async function waitUntilReady(
  server: RunningServer,
  url: string,
  onProgress: (line: string) => void,
): Promise<void> {
  const noticeAt = Date.now() + 3_000;
  let noticed = false;
  while (!(await canConnect(url))) {
    if (hasEnded(server.process)) {
      throw new StartupProblem(`The embedded PostgreSQL did not start: ${await readReason(server)}`);
    }
    if (!noticed && Date.now() > noticeAt) {
      noticed = true;
      onProgress('PostgreSQL is recovering its data, please wait');
    }
    await sleep(25);
  }
}

/**
 * Stops the server. Clients that are just closing get a moment to finish, because being cut off then
 * surfaces as an error of a pool that was ended properly; whoever stays longer is disconnected.
 */
export async function stopServer({ process: child }: RunningServer): Promise<void> {
  if (hasEnded(child)) return;
  child.ref();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const disconnect = setTimeout(() => child.kill('SIGINT'), CLIENTS_LEAVE_MS);
  const giveUp = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS);
  await ended;
  clearTimeout(disconnect);
  clearTimeout(giveUp);
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that goes away between the connect and the end must not become an unhandled event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The first thing PostgreSQL called fatal in this run, or where to read on. */
async function readReason({ logFile, logStart }: RunningServer): Promise<string> {
  const log = (await readFile(logFile)).subarray(logStart).toString();
  const line = /(?:FATAL|PANIC|ERROR): {1,2}(.+)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1);
  return `${line ?? 'no message'} (more in ${logFile}).`;
}
