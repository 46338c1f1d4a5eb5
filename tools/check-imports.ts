import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCycles } from './find-cycles.ts';
import { isDevelopmentFile, judgeFileImport, judgeNodeImport } from './import-rooms.ts';
import { resolveImport } from './resolve-import.ts';
import { scanImports } from './scan-imports.ts';

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface House {
  /** Source text by path from the root; files that hold no code (styles, pictures) with empty text. */
  readonly files: ReadonlyMap<string, string>;
  /** package.json by workspace; the root's under ''. */
  readonly manifests: ReadonlyMap<string, Manifest>;
}

/** Every import that runs the wrong way, one sentence each; empty when the house stands. */
export function checkImports(house: House): string[] {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [from, source] of house.files) {
    const neighbours: string[] = [];
    graph.set(from, neighbours);
    for (const specifier of scanImports(source)) {
      const target = resolveImport(from, specifier);
      const shown = target.to === 'file' ? target.file : specifier;
      const complain = (why: string | undefined): void => {
        if (why !== undefined) problems.push(`${from} -> ${shown}: ${why}`);
      };
      if (target.to === 'node') complain(judgeNodeImport(from));
      if (target.to !== 'node') complain(judgePackage(house, from, target.package));
      if (target.to !== 'file') continue;
      if (!house.files.has(target.file)) complain('there is no such file');
      complain(judgeFileImport(from, target.file));
      neighbours.push(target.file);
    }
  }
  for (const cycle of findCycles(graph))
    problems.push(`${cycle.join(' -> ')}: these files import in a circle`);
  return problems;
}

function judgePackage(house: House, from: string, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const workspace = from.slice(0, from.indexOf('/'));
  const own = house.manifests.get(workspace);
  if (own?.dependencies?.[name] !== undefined) return undefined;
  const forDevelopment = { ...house.manifests.get('')?.devDependencies, ...own?.devDependencies };
  if (forDevelopment[name] === undefined) return `${name} is not a dependency of ${workspace}`;
  return isDevelopmentFile(from) ? undefined : `${name} is only a development dependency of ${workspace}`;
}

function readHouse(root: string): House {
  const readManifest = (folder: string): Manifest & { workspaces?: string[] } =>
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const rootManifest = readManifest('');
  const workspaces = rootManifest.workspaces ?? [];
  const manifests = new Map<string, Manifest>([['', rootManifest]]);
  for (const workspace of workspaces) manifests.set(workspace, readManifest(workspace));

  const files = new Map<string, string>();
  const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
  for (const folder of [...workspaces, 'tools']) {
    const entries = globSync(`${folder}/**/*.*`, {
      cwd: root,
      exclude: (entry) => skipped.has(path.basename(entry)),
    });
    for (const entry of entries) {
      files.set(entry, /\.tsx?$/.test(entry) ? readFileSync(path.join(root, entry), 'utf8') : '');
    }
  }
  return { files, manifests };
}

function run(): void {
  const house = readHouse(path.join(import.meta.dirname, '..'));
  const problems = checkImports(house);
  const sources = [...house.files.keys()].filter((file) => /\.tsx?$/.test(file)).length;
  if (problems.length === 0) {
    process.stdout.write(`Imports run the right way in all ${sources} files.\n`);
    return;
  }
  process.stderr.write(`${problems.join('\n')}\n${problems.length} imports run the wrong way.\n`);
  process.exitCode = 1;
}

if (import.meta.main) run();
