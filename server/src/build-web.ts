import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from './embedded/startup-problem.ts';

const ROOT = join(import.meta.dirname, '../..');
const WEB = join(ROOT, 'web');
const DIST = join(WEB, 'dist');
const KEY_FILE = join(DIST, '.built-from');

/** Builds the browser application unless what stands in web/dist was built from these very sources. */
export async function buildWeb(report: (sentence: string) => void): Promise<string> {
  const key = await hashSources();
  const builtFrom = await readFile(KEY_FILE, 'utf8').catch(() => undefined);
  if (builtFrom === key) return DIST;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) {
    if (existsSync(join(DIST, 'index.html'))) return DIST;
    throw new StartupProblem('The browser application is not built: run "npm ci && npm run build" first.');
  }
  report('Building the browser application (only when its sources changed)');
  await runVite(vite);
  await writeFile(KEY_FILE, key);
  return DIST;
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const folders = [join(WEB, 'src'), join(WEB, 'public'), join(ROOT, 'contract/src')];
  const files = (await Promise.all(folders.map(listFiles))).flat();
  files.push(join(WEB, 'index.html'), join(WEB, 'vite.config.ts'), join(ROOT, 'package-lock.json'));
  for (const file of files.sort())
    hash.update(file.slice(ROOT.length)).update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function runVite(vite: string): Promise<void> {
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: WEB,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`vite build ended with ${code}`);
}
