import { foldText } from './fold-text.ts';

const ANY_RUN = Symbol('%');
const ANY_ONE = Symbol('_');

type PatternPart = string | typeof ANY_RUN | typeof ANY_ONE;

/**
 * SQL's `like` without regard to case. It walks instead of building a regular expression: a pattern such as
 * `%a%a%a%a%b` would make one backtrack for ages, here it costs text times pattern at most.
 */
export function matchPattern(text: string, pattern: string): boolean {
  const characters = Array.from(foldText(text, 'lower'));
  const parts = readPattern(foldText(pattern, 'lower'));
  let at = 0;
  let part = 0;
  let runPart = -1;
  let runAt = 0;
  while (at < characters.length) {
    const wanted = parts[part];
    if (wanted === ANY_RUN) {
      runPart = part;
      runAt = at;
      part += 1;
    } else if (wanted !== undefined && (wanted === ANY_ONE || wanted === characters[at])) {
      at += 1;
      part += 1;
    } else if (runPart >= 0) {
      // Only the latest run has to give way: what an earlier one swallowed, this one can swallow too.
      runAt += 1;
      at = runAt;
      part = runPart + 1;
    } else {
      return false;
    }
  }
  return parts.slice(part).every((rest) => rest === ANY_RUN);
}

function readPattern(pattern: string): readonly PatternPart[] {
  const parts: PatternPart[] = [];
  let escaped = false;
  for (const character of pattern) {
    if (escaped || !'\\%_'.includes(character)) {
      parts.push(character);
      escaped = false;
    } else if (character === '\\') {
      escaped = true;
    } else {
      parts.push(character === '%' ? ANY_RUN : ANY_ONE);
    }
  }
  if (escaped) parts.push('\\');
  return parts;
}
