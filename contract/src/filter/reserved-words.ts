const RESERVED_WORDS = new Set(['and', 'or', 'not', 'like', 'between', 'in', 'is', 'null', 'true', 'false']);

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Whether the word can stand as a column's name in a filter. */
export function isColumnName(word: string): boolean {
  return NAME.test(word) && !RESERVED_WORDS.has(word.toLowerCase());
}
