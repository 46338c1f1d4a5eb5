// A receiver of Gerbang's provisioning events in plain Node, without any package:
//
//   WEBHOOK_SECRET=... PORT=8080 node docs/samples/webhook-receiver.mjs
//
// It checks the signature, refuses what is too old, and takes every event once, however often it is delivered.
// Each event it takes is printed as one line of JSON; a real receiver would change its own database there.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.WEBHOOK_SECRET;
if (!secret) {
  process.stderr.write('WEBHOOK_SECRET is not set\n');
  process.exit(1);
}
const OLDEST_SECONDS = 300;
const LARGEST_BYTES = 256 * 1024;

// Keep this with your own data, and write it in the transaction of the change itself.
const taken = new Set();

function isGenuine(header, body) {
  const [, timestamp, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!timestamp || !signature) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > OLDEST_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BYTES) return undefined;
    chunks.push(chunk);
  }
  // The signature covers the bytes as they were sent: check it before parsing, never after re-writing.
  return Buffer.concat(chunks).toString('utf8');
}

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(405).end();
  const body = await readBody(request);
  if (body === undefined) return response.writeHead(413).end();
  if (!isGenuine(request.headers['x-gerbang-signature'], body)) return response.writeHead(401).end();
  const event = JSON.parse(body);
  if (!taken.has(event.id)) {
    taken.add(event.id);
    process.stdout.write(`${JSON.stringify(event)}\n`);
  }
  return response.writeHead(204).end();
});

server.listen(Number(process.env.PORT ?? 8080), process.env.HOST ?? '127.0.0.1', () => {
  process.stderr.write(`listening on port ${server.address().port}\n`);
});
