import { createHmac } from 'node:crypto';

/**
 * The signature a receiver checks: HMAC-SHA256 with the application's secret over '{timestamp}.{body}', where the
 * timestamp is that of the try in seconds. The timestamp is part of it, so an old call cannot be replayed as new.
 */
export function signEvent(secret: string, timestamp: number, body: string): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}
