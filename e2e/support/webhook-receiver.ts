import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface WebhookReceiver {
  readonly url: string;
  /** What it has taken so far. */
  readonly events: Record<string, unknown>[];
  stop(): void;
}

const SAMPLE = path.join(import.meta.dirname, '../../docs/samples/webhook-receiver.mjs');

/** The receiver of the documentation, as an application's own team would run it. */
export async function startWebhookReceiver(secret: string): Promise<WebhookReceiver> {
  const child = spawn(process.execPath, [SAMPLE], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const events: Record<string, unknown>[] = [];
  createInterface(child.stdout).on('line', (line) => events.push(JSON.parse(line)));
  const [said] = (await once(createInterface(child.stderr), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${/\d+$/.exec(said)?.[0]}/events`,
    events,
    stop: () => child.kill(),
  };
}
