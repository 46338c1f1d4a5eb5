import type { IncomingMessage } from 'node:http';

const LARGEST_FORM = 16 * 1024;

/** Reads a posted HTML form. What is larger than a login can be is cut off and then simply does not match. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_FORM) chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
