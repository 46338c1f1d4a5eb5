import { parseTerm } from './parse-term.ts';
import { TokenReader } from './token-reader.ts';
import { everything, type Filter, nothing } from './tree.ts';

const MAX_FILTER_DEPTH = 32;
const MAX_FILTER_TERMS = 200;

/**
 * Reads filter text into a tree. Empty text is everything. The words `true` and `false` may stand for a whole term,
 * so that every tree has a text.
 *
 * The names are not resolved and the values not converted yet: that is what `checkFilter` does.
 */
export function parseFilter(text: string): Filter {
  const reader = new TokenReader(text);
  if (reader.next.kind === 'end') return everything();
  const parsing: Parsing = { reader, terms: 0 };
  const filter = parseOr(parsing, 0);
  reader.expectEnd();
  return filter;
}

interface Parsing {
  readonly reader: TokenReader;
  terms: number;
}

function parseOr(parsing: Parsing, depth: number): Filter {
  const first = parseAnd(parsing, depth);
  const any = [first];
  while (parsing.reader.take('or')) any.push(parseAnd(parsing, depth));
  return any.length === 1 ? first : { op: 'or', any };
}

function parseAnd(parsing: Parsing, depth: number): Filter {
  const first = parseUnary(parsing, depth);
  const all = [first];
  while (parsing.reader.take('and')) all.push(parseUnary(parsing, depth));
  return all.length === 1 ? first : { op: 'and', all };
}

function parseUnary(parsing: Parsing, depth: number): Filter {
  const { reader } = parsing;
  const nests = reader.isAt('not') || reader.isAt('(');
  if (!nests) return parseCountedTerm(parsing);
  // Refused before descending, so that text of nothing but brackets cannot exhaust the stack.
  if (depth >= MAX_FILTER_DEPTH) throw reader.refuse('too-deep');
  if (reader.take('not')) return { op: 'not', filter: parseUnary(parsing, depth + 1) };
  reader.expect('(');
  const filter = parseOr(parsing, depth + 1);
  reader.expect(')');
  return filter;
}

function parseCountedTerm(parsing: Parsing): Filter {
  const { reader } = parsing;
  parsing.terms += 1;
  if (parsing.terms > MAX_FILTER_TERMS) throw reader.refuse('too-long');
  if (reader.take('true')) return everything();
  if (reader.take('false')) return nothing();
  return parseTerm(reader);
}
