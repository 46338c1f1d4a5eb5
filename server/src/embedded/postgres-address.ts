import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { SUPERUSER } from './postgres-cluster.ts';
import type { ListenPlace } from './postgres-settings.ts';

const SOCKET_PORT = 5432;
/** The kernel's limit for the path of a unix socket, without the final zero byte. */
const LONGEST_SOCKET_PATH = 107;

/** A socket in the cluster's own closed folder where its path fits, otherwise a free loopback port. */
export async function chooseListenPlace(clusterDir: string): Promise<ListenPlace> {
  const socketPath = path.join(clusterDir, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socketPath) <= LONGEST_SOCKET_PATH)
    return { socketDir: clusterDir, port: SOCKET_PORT };
  return { socketDir: '', port: await findFreePort() };
}

/** Every part is spelt out, so that PG* variables in the environment cannot lead the client elsewhere. */
export function buildUrl(listen: ListenPlace, password: string, database: string): string {
  const name = encodeURIComponent(database);
  if (listen.socketDir === '') {
    return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${listen.port}/${name}?sslmode=disable`;
  }
  const host = encodeURIComponent(listen.socketDir);
  return `postgresql://${SUPERUSER}@localhost:${listen.port}/${name}?host=${host}&sslmode=disable`;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
