import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Product {
  readonly baseUrl: string;
  /** Interrupts it as Ctrl-C would; resolves with what was wrong about its end, if anything. */
  stop(): Promise<string | undefined>;
}

export interface ProductOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly logFile: string;
  /** Gives up waiting for it to be ready. */
  readonly signal: AbortSignal;
  /** Settings besides the port and the data folder. */
  readonly env?: Readonly<Record<string, string>>;
}

const START_LIMIT = 120_000;
const STOP_LIMIT = 20_000;

/** Starts the whole product exactly as `npm start` does, with a port and a data folder of its own. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { root, dataDir, logFile, signal } = options;
  const port = await findFreePort();
  const baseUrl = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...options.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: '',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = once(child, 'exit').then(() => undefined);
  try {
    await waitUntilReady(child, `${baseUrl}/readyz`, signal);
  } catch (error) {
    await stop(child, ended, dataDir);
    throw error;
  }
  return { baseUrl, stop: () => stop(child, ended, dataDir) };
}

async function waitUntilReady(child: ChildProcess, url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (hasEnded(child)) throw new Error(`The product ended by itself with ${describeEnd(child)}.`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`The product was not ready after ${START_LIMIT / 1000} seconds.`);
}

async function stop(child: ChildProcess, ended: Promise<void>, dataDir: string): Promise<string | undefined> {
  if (!hasEnded(child)) {
    child.kill('SIGINT');
    await Promise.race([ended, pause(STOP_LIMIT, undefined, { ref: false })]);
  }
  if (!hasEnded(child)) {
    child.kill('SIGKILL');
    await ended;
    return `The product did not stop within ${STOP_LIMIT / 1000} seconds of an interrupt.`;
  }
  if (child.exitCode !== 0) return `The product ended with ${describeEnd(child)} after an interrupt.`;
  const left = listProcessesOf(dataDir);
  return left.length === 0 ? undefined : `The product left processes behind:\n${left.join('\n')}`;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function describeEnd(child: ChildProcess): string {
  return child.signalCode === null ? `exit code ${child.exitCode}` : `signal ${child.signalCode}`;
}

/** Everything that still works on the data folder, by command line or environment. Linux only. */
function listProcessesOf(dataDir: string): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return [];
    const commandLine = readOrEmpty(`/proc/${pid}/cmdline`);
    const mentions = `${commandLine}\0${readOrEmpty(`/proc/${pid}/environ`)}`;
    return mentions.includes(dataDir) ? [`${pid} ${commandLine.replaceAll('\0', ' ')}`] : [];
  });
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
