import { FilterError } from './filter-error.ts';

export type Token =
  | { readonly kind: 'word'; readonly at: number; readonly text: string }
  | { readonly kind: 'symbol'; readonly at: number; readonly text: string }
  | { readonly kind: 'string'; readonly at: number; readonly value: string }
  | { readonly kind: 'number'; readonly at: number; readonly value: number | bigint }
  | { readonly kind: 'end'; readonly at: number };

const MAX_FILTER_BYTES = 4096;

const SPACE = /\s+/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![A-Za-z0-9_.])/y;
// The closing quote may not be the first half of a doubled one, or an unclosed string would be cut in two.
const STRING = /'((?:[^']|'')*)'(?!')/y;
const SYMBOL = /<>|!=|<=|>=|[=<>(),]/y;

/** Splits a filter or order into tokens; the last one is always `end`. */
export function tokenize(text: string): readonly Token[] {
  refuseOverlong(text);
  const tokens: Token[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const [token, length] = readToken(text, at);
    tokens.push(token);
    at = skipSpace(text, at + length);
  }
  tokens.push({ kind: 'end', at });
  return tokens;
}

function refuseOverlong(text: string): void {
  // The cheap test comes first: a character takes at least one byte, so huge text is never encoded.
  if (text.length > MAX_FILTER_BYTES || new TextEncoder().encode(text).length > MAX_FILTER_BYTES) {
    throw new FilterError('too-long', Math.min(text.length, MAX_FILTER_BYTES), text.slice(MAX_FILTER_BYTES));
  }
}

function readToken(text: string, at: number): [token: Token, length: number] {
  const word = matchAt(WORD, text, at);
  if (word) return [{ kind: 'word', at, text: word[0] }, word[0].length];
  const quoted = matchAt(STRING, text, at);
  if (quoted) {
    return [{ kind: 'string', at, value: (quoted[1] ?? '').replaceAll("''", "'") }, quoted[0].length];
  }
  const digits = matchAt(NUMBER, text, at);
  if (digits) return [{ kind: 'number', at, value: readNumber(text, at, digits[0]) }, digits[0].length];
  const symbol = matchAt(SYMBOL, text, at);
  if (symbol) return [{ kind: 'symbol', at, text: symbol[0] === '!=' ? '<>' : symbol[0] }, symbol[0].length];
  throw new FilterError('syntax', at, text.slice(at));
}

function readNumber(text: string, at: number, digits: string): number | bigint {
  const value = Number(digits);
  if (!Number.isFinite(value)) throw new FilterError('syntax', at, text.slice(at));
  if (/^-?\d+$/.test(digits) && !Number.isSafeInteger(value)) return BigInt(digits);
  return value === 0 ? 0 : value; // -0 would print as 0 and then no longer be the same value
}

function skipSpace(text: string, at: number): number {
  return at + (matchAt(SPACE, text, at)?.[0].length ?? 0);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
