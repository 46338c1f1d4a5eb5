import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

export interface WebhookAnswer {
  readonly status: number;
}

const LIMIT_MS = 10_000;

// A bank's applications live on private addresses, so those are allowed. Never a receiver: the machine's own metadata
// service and everything else link-local, the unspecified address, multicast.
const forbidden = new BlockList();
forbidden.addSubnet('0.0.0.0', 8, 'ipv4');
forbidden.addSubnet('169.254.0.0', 16, 'ipv4');
forbidden.addSubnet('224.0.0.0', 3, 'ipv4');
forbidden.addAddress('::', 'ipv6');
forbidden.addSubnet('fe80::', 10, 'ipv6');
forbidden.addSubnet('ff00::', 8, 'ipv6');

function isForbidden(address: string): boolean {
  return forbidden.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Posts to a webhook: http or https, no redirect followed, nothing of the answer read but its status, and the whole
 * call ended after a limit. The address is checked after its name is looked up, on the very connection it is used for.
 */
export async function postWebhook(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  limitMs = LIMIT_MS,
): Promise<WebhookAnswer> {
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Error('the address is not http or https');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isForbidden(host)) throw new Error(`the address ${host} is not allowed`);
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return await new Promise((resolve, reject) => {
    const call = open(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(limitMs),
      agent: false,
      lookup: (name, options, done) => {
        lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
          const [first] = found ?? [];
          if (error || !first) return done(error ?? new Error(`${name} has no address`), '');
          if (found.some(({ address: at }) => isForbidden(at)))
            return done(new Error(`the address of ${name} is not allowed`), '');
          return options.all ? done(null, found) : done(null, first.address, first.family);
        });
      },
    });
    call.on('error', (error) =>
      reject(
        error.name === 'TimeoutError' || error.name === 'AbortError' ? new Error('no answer in time') : error,
      ),
    );
    call.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    call.end(body);
  });
}
