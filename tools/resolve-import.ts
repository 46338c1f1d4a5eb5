import { isBuiltin } from 'node:module';
import path from 'node:path';

export type ResolvedImport =
  | { readonly to: 'node' }
  | { readonly to: 'file'; readonly file: string; readonly package?: string }
  | { readonly to: 'package'; readonly package: string };

const OURS = /^(@gerbang\/([^/]+))\/(.+)$/;
const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/;

/** Where a specifier leads, seen from a file given by its path from the root. */
export function resolveImport(from: string, specifier: string): ResolvedImport {
  if (isBuiltin(specifier)) return { to: 'node' };
  // Vite's suffixes (?url, ?raw) say how to load a file, not which one.
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { to: 'file', file: path.posix.join(path.posix.dirname(from), bare) };
  const ours = OURS.exec(bare);
  if (ours) return { to: 'file', file: `${ours[2]}/src/${ours[3]}.ts`, package: ours[1] ?? '' };
  return { to: 'package', package: PACKAGE_NAME.exec(bare)?.[0] ?? bare };
}
