import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const WEB_URL = 'http://localhost:5173';

/** The server restarts and the browser reloads its modules whenever a source file changes. */
async function runDevelopment(): Promise<void> {
  // The browser speaks with Vite, which hands the rest on; sign-in has to lead back to the same address.
  const env = { PORT: '3000', PUBLIC_URL: WEB_URL, ...process.env };
  const parts = [
    startPart('server', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], ROOT, env),
    startPart('web', [path.join(ROOT, 'node_modules/vite/bin/vite.js')], path.join(ROOT, 'web'), env),
  ];
  const end = (signal: NodeJS.Signals): void => {
    for (const part of parts) part.kill(signal);
  };
  process.on('SIGINT', () => end('SIGINT'));
  process.on('SIGTERM', () => end('SIGTERM'));
  // One part without the other is of no use.
  await Promise.race(parts.map((part) => once(part, 'exit')));
  end('SIGTERM');
  await Promise.all(parts.map((part) => (hasEnded(part) ? undefined : once(part, 'exit'))));
}

function startPart(name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  // A process group of its own, so that Ctrl-C arrives once, from here, and not from the terminal as well.
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const prefix = `${name.padEnd(6)} | `;
  const print = (text: string): void => {
    process.stdout.write(text.replace(/^(?=.)/gm, prefix));
  };
  child.stdout.setEncoding('utf8').on('data', print);
  child.stderr.setEncoding('utf8').on('data', print);
  return child;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

await runDevelopment();
