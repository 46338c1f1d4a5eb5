/** Which way imports run: one row per room of the house. The first row that matches a file's path is its room. */
interface Room {
  readonly name: string;
  /** A first group makes branches: files with an equal group are neighbours, others are strangers. */
  readonly where: RegExp;
  /** Rooms it may import besides itself (besides its own branch, where it has branches). */
  readonly mayImport: readonly string[];
  /** Runs in the browser or on both sides, so Node's own modules are out of reach. */
  readonly withoutNode?: true;
}

const SERVER_ALL = [
  'contract',
  'server tables',
  'server platform',
  'server bank',
  'server features',
  'server request types',
  'server embedded parts',
  'server demo bank',
];
const WEB_SHARED = ['contract', 'web language', 'web theme', 'web ui'];

const rooms: readonly Room[] = [
  { name: 'contract', where: /^contract\//, mayImport: [], withoutNode: true },
  { name: 'idp', where: /^idp\//, mayImport: [] },
  { name: 'inbox', where: /^inbox\//, mayImport: [] },

  { name: 'server test kit', where: /^server\/test\//, mayImport: [...SERVER_ALL, 'server root'] },
  { name: 'server tables', where: /^server\/src\/tables\.ts$/, mayImport: ['contract'] },
  { name: 'server root', where: /^server\/src\/[^/]+$/, mayImport: [...SERVER_ALL, 'idp', 'inbox'] },
  {
    name: 'server platform',
    where: /^server\/src\/platform\//,
    mayImport: ['contract', 'server tables'],
  },
  {
    name: 'server bank',
    where: /^server\/src\/bank\//,
    mayImport: ['contract', 'server tables', 'server platform'],
  },
  {
    name: 'server embedded parts',
    where: /^server\/src\/embedded\//,
    mayImport: ['contract', 'server tables', 'server platform', 'idp', 'inbox'],
  },
  {
    name: 'server demo bank',
    where: /^server\/src\/demo\//,
    mayImport: ['contract', 'server tables', 'server platform', 'server bank'],
  },
  {
    // The one exception among features: a request's effect is often another feature's write.
    name: 'server request types',
    where: /^(server\/src\/requests)\/types\//,
    mayImport: ['contract', 'server tables', 'server platform', 'server bank', 'server features'],
  },
  {
    name: 'server features',
    where: /^(server\/src\/[^/]+)\//,
    mayImport: ['contract', 'server tables', 'server platform', 'server bank'],
  },
  { name: 'server migrations', where: /^server\/migrations\//, mayImport: ['contract', 'server tables'] },

  { name: 'web language', where: /^web\/src\/language\//, mayImport: ['contract'], withoutNode: true },
  {
    name: 'web theme',
    where: /^web\/src\/theme\//,
    mayImport: ['contract', 'web language', 'web ui'],
    withoutNode: true,
  },
  {
    name: 'web ui',
    where: /^web\/src\/ui\//,
    mayImport: ['contract', 'web language', 'web theme'],
    withoutNode: true,
  },
  {
    // What every feature needs to speak with the server as the person who is signed in.
    name: 'web session',
    where: /^web\/src\/(?:api|session)\//,
    mayImport: WEB_SHARED,
    withoutNode: true,
  },
  {
    name: 'web requests',
    where: /^web\/src\/requests\//,
    mayImport: [...WEB_SHARED, 'web session'],
    withoutNode: true,
  },
  {
    name: 'web master data',
    where: /^web\/src\/masterdata\//,
    mayImport: [...WEB_SHARED, 'web session', 'web requests'],
    withoutNode: true,
  },
  {
    name: 'web screens',
    where: /^web\/src\/screens\//,
    mayImport: [...WEB_SHARED, 'web session', 'web requests'],
    withoutNode: true,
  },
  {
    name: 'web app',
    where: /^web\/src\/(?:app\/|[^/]+$)/,
    mayImport: [...WEB_SHARED, 'web session', 'web requests', 'web master data', 'web screens'],
    withoutNode: true,
  },
  { name: 'web build', where: /^web\/[^/]+$/, mayImport: ['contract'] },

  { name: 'e2e', where: /^e2e\//, mayImport: ['contract', 'tools'] },
  { name: 'bench', where: /^bench\//, mayImport: ['contract', 'tools'] },
  { name: 'tools', where: /^tools\//, mayImport: [] },
];

const TEST_FILE = /\.test\.tsx?$/;
const DEVELOPMENT_FILE = /\.test\.tsx?$|\.config\.ts$|\/test(?:ing)?\/|^tools\//;

interface Place {
  readonly room: Room;
  readonly branch: string | undefined;
}

function findPlace(file: string): Place | undefined {
  for (const room of rooms) {
    const match = room.where.exec(file);
    if (match) return { room, branch: match[1] };
  }
  return undefined;
}

/** Why one file of ours may not import another; undefined when it may. */
export function judgeFileImport(from: string, to: string): string | undefined {
  const source = findPlace(from);
  const target = findPlace(to);
  if (!source) return 'the importing file belongs to no room of tools/import-rooms.ts';
  if (!target) return 'the imported file belongs to no room of tools/import-rooms.ts';
  const sameBranch = source.branch === target.branch;
  if (source.branch !== undefined && sameBranch) return undefined;
  if (source.room === target.room) {
    return sameBranch ? undefined : `${source.room.name} may not import each other`;
  }
  if (source.room.mayImport.includes(target.room.name)) return undefined;
  if (TEST_FILE.test(from) && from.startsWith('server/') && target.room.name === 'server test kit') {
    return undefined;
  }
  return `${source.room.name} may not import ${target.room.name}`;
}

/** Why a file may not use one of Node's own modules; undefined when it may. */
export function judgeNodeImport(from: string): string | undefined {
  const place = findPlace(from);
  if (place?.room.withoutNode && !TEST_FILE.test(from))
    return `${place.room.name} may not use Node's modules`;
  return undefined;
}

/** Tests, configuration and tools never ship, so what only they need is a development dependency. */
export function isDevelopmentFile(file: string): boolean {
  return DEVELOPMENT_FILE.test(file);
}
