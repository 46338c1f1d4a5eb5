import type { Fillings } from '@gerbang/contract/phrases/phrase';
import { type Language, sayLoosely } from '@gerbang/contract/phrases/phrase';
import { type RefusalCode, refusals } from '@gerbang/contract/refusals';

export interface RefusalDetails {
  /** Fills the placeholders of the sentence. */
  readonly values?: Readonly<Fillings<string>>;
  /** What is wrong with which field of the input. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The server's one way to say no: a code whose status and sentence are looked up in the contract. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return refusals[this.code].status;
  }

  say(language: Language): string {
    return sayLoosely(refusals[this.code].text, language, this.details.values);
  }
}
