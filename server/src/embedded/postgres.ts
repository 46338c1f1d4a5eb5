import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { buildUrl, chooseListenPlace } from './postgres-address.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { prepareCluster, readPassword } from './postgres-cluster.ts';
import { chooseServerAccount, planLaunch } from './postgres-launcher.ts';
import { clearPredecessor, writeOwner } from './postgres-predecessor.ts';
import { launchServer, stopServer, waitUntilReady } from './postgres-server.ts';
import { buildServerArguments } from './postgres-settings.ts';
import { StartupProblem } from './startup-problem.ts';

export interface PostgresOptions {
  /** Folder for the cluster, its log and its socket; created when missing. */
  readonly dataDir: string;
  /** Trades durability for speed: only for data that is thrown away. */
  readonly fast?: boolean;
  readonly onProgress?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** Connection string of the database "gerbang". */
  readonly url: string;
  databaseUrl(name: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  stop(): Promise<void>;
}

// The folder carries the major version: a later one cannot read it and must not try.
const CLUSTER_FOLDER = 'pg18';
const MAIN_DATABASE = 'gerbang';

/** Starts a real PostgreSQL for this process alone, creating or recovering its data folder as needed. */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const report = options.onProgress ?? (() => undefined);
  const binaries = await findPostgresBinaries();
  const dataDir = await claimDataDir(options.dataDir, report);
  const clusterDir = path.join(dataDir, CLUSTER_FOLDER);
  const account = chooseServerAccount(clusterDir);
  await prepareCluster({ dataDir, clusterDir, binaries, account, report });

  const listen = await chooseListenPlace(clusterDir);
  const password = await readPassword(dataDir);
  const databaseUrl = (name: string): string => buildUrl(listen, password, name);
  const args = buildServerArguments(clusterDir, listen, options.fast === true);
  report('Starting PostgreSQL');
  const server = await launchServer(dataDir, planLaunch(binaries.postgres, args, account, [clusterDir]));
  try {
    await waitUntilReady(server, databaseUrl('postgres'), report);
    await ensureMainDatabase(databaseUrl('postgres'));
  } catch (error) {
    await stopServer(server);
    throw error;
  }
  return {
    url: databaseUrl(MAIN_DATABASE),
    databaseUrl,
    createDatabase: (name, template) =>
      useClient(databaseUrl('postgres'), (client) => createDatabase(client, name, template)),
    stop: () => stopServer(server),
  };
}

async function claimDataDir(wanted: string, report: (line: string) => void): Promise<string> {
  try {
    await mkdir(wanted, { recursive: true });
    const dataDir = await realpath(wanted);
    await clearPredecessor(dataDir, path.join(dataDir, CLUSTER_FOLDER), report);
    await writeOwner(dataDir);
    return dataDir;
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupProblem(
      `The data folder ${path.resolve(wanted)} cannot be written (${code ?? String(error)}): ` +
        'make it writable, or set DATA_DIR to another folder.',
    );
  }
}

async function ensureMainDatabase(adminUrl: string): Promise<void> {
  await useClient(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [MAIN_DATABASE]);
    if (found.rowCount === 0) await createDatabase(client, MAIN_DATABASE);
  });
}

async function createDatabase(client: pg.Client, name: string, template = 'template0'): Promise<void> {
  const source = pg.escapeIdentifier(template);
  // Copying files beats replaying every page through the WAL for the small databases of a test run.
  await client.query(`create database ${pg.escapeIdentifier(name)} template ${source} strategy file_copy`);
}

async function useClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
