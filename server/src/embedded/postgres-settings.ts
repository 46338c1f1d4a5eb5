export interface ListenPlace {
  /** Folder of the unix socket; empty when PostgreSQL listens on loopback TCP instead. */
  readonly socketDir: string;
  readonly port: number;
}

/** Sized for a small machine with two cores; a real installation brings its own PostgreSQL. */
const EVERYDAY_SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: '100',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '1',
  // The binaries carry no LLVM; without this each big query would look for it.
  jit: 'off',
  checkpoint_timeout: '15min',
  max_wal_size: '2GB',
  // Nothing replicates from an embedded server, and bulk loads of demo data skip the WAL this way.
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** For clusters that are thrown away after a test run: durability is traded for speed. */
const THROW_AWAY_SETTINGS: Readonly<Record<string, string>> = {
  ...EVERYDAY_SETTINGS,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * Settings go on the command line rather than into postgresql.conf, so that an existing data folder
 * follows when they change in a later version.
 */
export function buildServerArguments(clusterDir: string, listen: ListenPlace, fast: boolean): string[] {
  const settings = {
    ...(fast ? THROW_AWAY_SETTINGS : EVERYDAY_SETTINGS),
    port: String(listen.port),
    // A comma or a quote in the folder name would otherwise be read as a list of folders.
    unix_socket_directories: listen.socketDir === '' ? '' : `"${listen.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    listen_addresses: listen.socketDir === '' ? '127.0.0.1' : '',
  };
  return [
    '-D',
    clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
