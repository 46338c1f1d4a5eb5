import { FilterError } from './filter-error.ts';
import { isColumnName } from './reserved-words.ts';
import { type Token, tokenize } from './tokenize.ts';

/** Walks over the tokens of a text, one at a time and never backwards. */
export class TokenReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #index = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokenize(text);
    this.#end = { kind: 'end', at: text.length };
  }

  get next(): Token {
    return this.#tokens[this.#index] ?? this.#end;
  }

  advance(): Token {
    const token = this.next;
    this.#index += 1;
    return token;
  }

  isAt(word: string): boolean {
    const token = this.next;
    if (token.kind === 'symbol') return token.text === word;
    return token.kind === 'word' && token.text.toLowerCase() === word;
  }

  isAtSymbolAfterNext(symbol: string): boolean {
    const token = this.#tokens[this.#index + 1];
    return token?.kind === 'symbol' && token.text === symbol;
  }

  /** Moves past the keyword or symbol if it comes next. */
  take(word: string): boolean {
    const found = this.isAt(word);
    if (found) this.advance();
    return found;
  }

  expect(word: string): void {
    if (!this.take(word)) throw this.refuse();
  }

  expectEnd(): void {
    if (this.next.kind !== 'end') throw this.refuse();
  }

  expectColumn(): { readonly name: string; readonly at: number } {
    const token = this.next;
    if (token.kind !== 'word' || !isColumnName(token.text)) throw this.refuse();
    this.advance();
    return { name: token.text, at: token.at };
  }

  /** The error for what comes next; the caller throws it. */
  refuse(code: FilterError['code'] = 'syntax', at: number = this.next.at): FilterError {
    return new FilterError(code, at, this.#text.slice(at));
  }
}
