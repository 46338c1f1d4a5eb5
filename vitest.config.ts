import { defineConfig } from 'vitest/config';

// Two heights here; the third, the real browser, is run by e2e/run.ts.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,idp,inbox,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts'],
          // Property tests do thousands of runs; a busy machine must not make them look broken.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['{server,idp,inbox}/**/*.db.test.ts'],
          globalSetup: ['server/test/postgres-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
