import type { Settings } from './config.ts';
import { DEMO_PASSWORD, demoAccounts } from './demo/demo-accounts.ts';

export function sayProgress(sentence: string): void {
  process.stdout.write(`  · ${sentence}\n`);
}

/** The last thing printed at a start: where everything is, and who can sign in. */
export function printSummary(settings: Settings, embedded: boolean, tookMs: number): void {
  const at = settings.publicUrl;
  const lines = [
    '',
    `Gerbang is ready after ${(tookMs / 1000).toFixed(1)} s`,
    '',
    `  Portal      ${at}`,
    `  API         ${at}/docs`,
  ];
  if (embedded) {
    lines.push(
      `  Inbox       ${at}/inbox`,
      `  Data        ${settings.DATA_DIR}`,
      '',
      `  Demo accounts (password "${DEMO_PASSWORD}"):`,
      ...demoAccounts.map((account) => `    ${account.username.padEnd(14)}${account.who}`),
      '',
      '  Ctrl-C stops everything.',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
