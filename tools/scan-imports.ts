// The formatter keeps every import in one of three shapes, so a full parser would find nothing more.
const STATEMENT = /^[ \t]*(?:import|export)\b[^'"`;=]*?\bfrom\s+'([^']+)'/gm;
const SIDE_EFFECT = /^[ \t]*import\s+'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'/g;
const COMMENT_LINE = /^[ \t]*(?:\/\/|\/?\*).*$/gm;

/** The specifiers a source file imports or re-exports, each once, in the order of first appearance. */
export function scanImports(source: string): string[] {
  const code = source.replace(COMMENT_LINE, '');
  const found = [STATEMENT, SIDE_EFFECT, DYNAMIC].flatMap((shape) =>
    [...code.matchAll(shape)].map((match) => ({ at: match.index, specifier: match[1] ?? '' })),
  );
  found.sort((left, right) => left.at - right.at);
  return [...new Set(found.map(({ specifier }) => specifier))];
}
