import type { TokenReader } from './token-reader.ts';
import type { Comparison, Filter, FilterValue, Fold, Place } from './tree.ts';

const COMPARISONS: readonly Comparison[] = ['=', '<>', '<', '<=', '>', '>='];

interface Subject {
  readonly column: string;
  readonly at: number;
  readonly fold?: Fold;
}

interface Literal<Value extends FilterValue = FilterValue> {
  readonly value: Value;
  readonly at: number;
}

/** Reads one `column operator value`. */
export function parseTerm(reader: TokenReader): Filter {
  const subject = parseSubject(reader);
  const comparison = COMPARISONS.find((sign) => reader.take(sign));
  if (comparison) return buildCompare(subject, comparison, parseLiteral(reader));
  if (reader.take('is')) {
    const negated = reader.take('not');
    reader.expect('null');
    // Folding cannot turn a value into null or back, so lower(x) is null says the same of x.
    return negateIf(negated, { op: 'null', column: subject.column, at: placeOf(subject) });
  }
  const negated = reader.take('not');
  return negateIf(negated, parseWordOperator(reader, subject));
}

function parseSubject(reader: TokenReader): Subject {
  for (const fold of ['lower', 'upper'] as const) {
    // Only before a bracket is it the function; elsewhere it is a column of that name.
    if (reader.isAt(fold) && reader.isAtSymbolAfterNext('(')) {
      reader.advance();
      reader.expect('(');
      const { name, at } = reader.expectColumn();
      reader.expect(')');
      return { column: name, at, fold };
    }
  }
  const { name, at } = reader.expectColumn();
  return { column: name, at };
}

function parseWordOperator(reader: TokenReader, subject: Subject): Filter {
  const { column, fold } = subject;
  if (reader.take('like')) {
    const pattern = parseString(reader);
    return {
      op: 'like',
      column,
      pattern: pattern.value,
      ...(fold && { fold }),
      at: placeOf(subject, pattern),
    };
  }
  if (reader.take('between')) {
    const from = parseLiteral(reader);
    reader.expect('and');
    return buildBetween(subject, from, parseLiteral(reader));
  }
  if (reader.take('in')) return buildIn(subject, parseList(reader));
  throw reader.refuse();
}

function parseList(reader: TokenReader): readonly Literal[] {
  reader.expect('(');
  const literals: Literal[] = [];
  if (reader.take(')')) return literals;
  do literals.push(parseLiteral(reader));
  while (reader.take(','));
  reader.expect(')');
  return literals;
}

function parseLiteral(reader: TokenReader): Literal {
  const token = reader.next;
  if (reader.take('null')) return { value: null, at: token.at };
  if (token.kind !== 'string' && token.kind !== 'number') throw reader.refuse();
  reader.advance();
  return { value: token.value, at: token.at };
}

function parseString(reader: TokenReader): Literal<string> {
  const token = reader.next;
  if (token.kind !== 'string') throw reader.refuse();
  reader.advance();
  return { value: token.value, at: token.at };
}

function buildCompare(subject: Subject, comparison: Comparison, literal: Literal): Filter {
  const { column, fold } = subject;
  const at = placeOf(subject, literal);
  return { op: 'compare', column, comparison, value: literal.value, ...(fold && { fold }), at };
}

// `between` and `in` carry no fold; spelt out as comparisons they mean the same, null for null.
function buildBetween(subject: Subject, from: Literal, to: Literal): Filter {
  if (subject.fold)
    return { op: 'and', all: [buildCompare(subject, '>=', from), buildCompare(subject, '<=', to)] };
  const { column } = subject;
  return { op: 'between', column, from: from.value, to: to.value, at: placeOf(subject, from, to) };
}

function buildIn(subject: Subject, literals: readonly Literal[]): Filter {
  if (subject.fold) return { op: 'or', any: literals.map((literal) => buildCompare(subject, '=', literal)) };
  const values = literals.map((literal) => literal.value);
  return { op: 'in', column: subject.column, values, at: placeOf(subject, ...literals) };
}

function placeOf(subject: Subject, ...literals: readonly Literal[]): Place {
  return { column: subject.at, values: literals.map((literal) => literal.at) };
}

function negateIf(negated: boolean, filter: Filter): Filter {
  return negated ? { op: 'not', filter } : filter;
}
