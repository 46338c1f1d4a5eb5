import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Product, startProduct } from '../tools/run-product.ts';
import { type ChromiumPlace, findChromium } from './runner/find-chromium.ts';

const ROOT = path.join(import.meta.dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');
const LOG_FILE = path.join(RESULTS, 'product.log');
const TIME_LIMIT = 35 * 60_000;
const ending = new AbortController();

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<number> {
  await mkdir(RESULTS, { recursive: true });
  const scratchDir = await mkdtemp(path.join(tmpdir(), 'gerbang-e2e-'));
  // The embedded PostgreSQL runs under another account when this runs as root, and has to pass through.
  await chmod(scratchDir, 0o755);
  try {
    const browser = await findChromium(path.join(scratchDir, 'browser'), report);
    if (!browser) {
      report('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program file.');
      return 1;
    }
    return await runWithProduct(browser, path.join(scratchDir, 'data'));
  } finally {
    await rm(scratchDir, { recursive: true, force: true });
  }
}

async function runWithProduct(browser: ChromiumPlace, dataDir: string): Promise<number> {
  const started = Date.now();
  let product: Product;
  try {
    product = await startProduct({ root: ROOT, dataDir, logFile: LOG_FILE, signal: ending.signal });
  } catch (error) {
    report(`${error instanceof Error ? error.message : String(error)} The end of its log:`);
    report((await readFile(LOG_FILE, 'utf8')).slice(-3_000));
    return 1;
  }
  report(`The product is ready at ${product.baseUrl} after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  let code = 1;
  try {
    code = await runPlaywright(browser, product.baseUrl);
  } finally {
    const wrong = await product.stop();
    if (wrong !== undefined) {
      report(wrong);
      code = 1;
    }
  }
  return code;
}

async function runPlaywright(browser: ChromiumPlace, baseUrl: string): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = path.join(import.meta.dirname, 'playwright.config.ts');
  const child = spawn(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE_URL: baseUrl,
      CHROMIUM_PATH: browser.path,
      CHROMIUM_ENV: JSON.stringify(browser.env),
    },
  });
  // Playwright takes an interrupt as a wish to finish properly, closing its browsers.
  ending.signal.addEventListener('abort', () => child.kill('SIGINT'));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

// Whatever ends the run early, the product is stopped on the ordinary way out.
const endEarly = (why: string) => () => ending.abort(new Error(why));
process.on('SIGINT', endEarly('Interrupted.'));
process.on('SIGTERM', endEarly('Interrupted.'));
const minutes = TIME_LIMIT / 60_000;
setTimeout(endEarly(`The browser tests took longer than ${minutes} minutes.`), TIME_LIMIT).unref();

process.exitCode = await run();
if (ending.signal.aborted) {
  report(String(ending.signal.reason));
  process.exitCode = 1;
}
