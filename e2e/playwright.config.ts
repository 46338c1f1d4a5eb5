import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
const browserEnv: Record<string, string> = JSON.parse(process.env.CHROMIUM_ENV ?? '{}');
const inherited = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/browser',
  // A second sign-in of a person ends the first, so two tests at once would throw each other out.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalTimeout: 30 * 60_000,
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 800 },
    // Filming every step would take more of the machine than the tests themselves.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
      env: { ...inherited, ...browserEnv },
    },
  },
});
