import { describe, expect, it } from 'vitest';
import { checkImports, type Manifest } from './check-imports.ts';

const manifests = new Map<string, Manifest>([
  ['', { devDependencies: { vitest: '1' } }],
  ['contract', { dependencies: { zod: '1' }, devDependencies: { 'fast-check': '1' } }],
  ['server', { dependencies: { '@gerbang/contract': '1', '@gerbang/idp': '1', fastify: '1', kysely: '1' } }],
  ['web', { dependencies: { '@gerbang/contract': '1', react: '1' }, devDependencies: { vite: '1' } }],
  ['idp', {}],
]);

/** A house in which every named file imports the given specifiers and every imported file exists. */
function check(files: Record<string, string[]>, existing: string[] = []): string[] {
  const sources = Object.entries(files).map(([file, specifiers]): [string, string] => [
    file,
    specifiers.map((specifier) => `import { x } from '${specifier}';`).join('\n'),
  ]);
  const empty = existing.map((file): [string, string] => [file, '']);
  return checkImports({ files: new Map([...empty, ...sources]), manifests });
}

describe('directions in the house', () => {
  it.each([
    ['server/src/app.ts', '../../server/src/requests/decide.ts'],
    ['server/src/requests/decide.ts', '../bank/caller.ts'],
    ['server/src/requests/registry.ts', './types/hak-akses.ts'],
    ['server/src/requests/types/hak-akses.ts', '../../grants/start-grant.ts'],
    ['server/src/requests/types/hak-akses.ts', '../request-type.ts'],
    ['server/src/platform/database.ts', '../tables.ts'],
    ['server/src/requests/decide.db.test.ts', '../../test/test-database.ts'],
    ['server/src/embedded/identity.ts', '../../../idp/src/start.ts'],
    ['web/src/screens/home.tsx', '../requests/hak-akses.tsx'],
    ['web/src/app/routes.tsx', '../screens/home.tsx'],
    ['web/src/ui/money.tsx', '../theme/tokens.ts'],
  ])('%s may import %s', (file, specifier) => {
    const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
    expect(check({ [file]: [specifier] }, [target])).toEqual([]);
  });

  it.each([
    [
      'server/src/platform/routes.ts',
      '../requests/decide.ts',
      'server platform may not import server features',
    ],
    ['server/src/platform/routes.ts', '../bank/caller.ts', 'server platform may not import server bank'],
    ['server/src/bank/caller.ts', '../views/view.ts', 'server bank may not import server features'],
    ['server/src/grants/stop.ts', '../requests/decide.ts', 'server features may not import each other'],
    [
      'server/src/grants/stop.ts',
      '../requests/types/x.ts',
      'server features may not import server request types',
    ],
    ['server/src/views/view.ts', '../demo/seed.ts', 'server features may not import server demo bank'],
    ['server/src/views/view.ts', '../embedded/x.ts', 'server features may not import server embedded parts'],
    ['server/src/views/view.ts', '../../test/kit.ts', 'server features may not import server test kit'],
    ['server/src/views/view.ts', '../app.ts', 'server features may not import server root'],
    ['web/src/ui/table.tsx', '../app/shell.tsx', 'web ui may not import web app'],
    ['web/src/requests/a.tsx', '../screens/home.tsx', 'web requests may not import web screens'],
    ['idp/src/start.ts', '../../contract/src/roles.ts', 'idp may not import contract'],
    [
      'web/src/attic/a.tsx',
      '../ui/table.tsx',
      'the importing file belongs to no room of tools/import-rooms.ts',
    ],
  ])('%s may not import %s', (file, specifier, why) => {
    const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
    expect(check({ [file]: [specifier] }, [target])).toEqual([`${file} -> ${target}: ${why}`]);
  });
});

describe('packages', () => {
  it('follows a package of ours to its source file', () => {
    expect(check({ 'server/src/app.ts': ['@gerbang/contract/roles'] }, ['contract/src/roles.ts'])).toEqual(
      [],
    );
    expect(check({ 'idp/src/start.ts': ['@gerbang/contract/roles'] }, ['contract/src/roles.ts'])).toEqual([
      'idp/src/start.ts -> contract/src/roles.ts: @gerbang/contract is not a dependency of idp',
      'idp/src/start.ts -> contract/src/roles.ts: idp may not import contract',
    ]);
  });

  it('wants each package in the manifest of the workspace that uses it', () => {
    expect(check({ 'web/src/ui/a.tsx': ['react', 'react/jsx-runtime'] })).toEqual([]);
    expect(check({ 'contract/src/a.ts': ['kysely'] })).toEqual([
      'contract/src/a.ts -> kysely: kysely is not a dependency of contract',
    ]);
  });

  it('leaves development dependencies to tests and configuration', () => {
    expect(
      check({ 'contract/src/a.test.ts': ['vitest', 'fast-check'], 'web/vite.config.ts': ['vite'] }),
    ).toEqual([]);
    expect(check({ 'contract/src/a.ts': ['fast-check'] })).toEqual([
      'contract/src/a.ts -> fast-check: fast-check is only a development dependency of contract',
    ]);
  });

  it("keeps Node's modules out of what runs in a browser", () => {
    expect(check({ 'server/src/platform/a.ts': ['node:fs'], 'contract/src/a.test.ts': ['node:fs'] })).toEqual(
      [],
    );
    expect(check({ 'contract/src/a.ts': ['node:fs'] })).toEqual([
      "contract/src/a.ts -> node:fs: contract may not use Node's modules",
    ]);
  });
});

describe('the graph', () => {
  it('finds a circle and names its way', () => {
    expect(
      check({
        'contract/src/a.ts': ['./b.ts'],
        'contract/src/b.ts': ['./c.ts'],
        'contract/src/c.ts': ['./b.ts'],
      }),
    ).toEqual([
      'contract/src/b.ts -> contract/src/c.ts -> contract/src/b.ts: these files import in a circle',
    ]);
  });

  it('finds an import of a file that is not there', () => {
    expect(check({ 'contract/src/a.ts': ['./gone.ts'] })).toEqual([
      'contract/src/a.ts -> contract/src/gone.ts: there is no such file',
    ]);
  });

  it('sees every shape of import', () => {
    const source = [
      "import type { A } from './a.ts';",
      'import {',
      '  b,',
      "} from './b.ts';",
      "export { c } from './c.ts';",
      "import './d.css';",
      "const e = () => import(\n  './e.ts',\n);",
      "// import { f } from './f.ts';",
    ].join('\n');
    const names = ['a.ts', 'b.ts', 'c.ts', 'd.css', 'e.ts', 'f.ts'];
    expect(checkImports({ files: new Map([['contract/src/x.ts', source]]), manifests })).toEqual(
      names.slice(0, 5).map((name) => `contract/src/x.ts -> contract/src/${name}: there is no such file`),
    );
  });
});
