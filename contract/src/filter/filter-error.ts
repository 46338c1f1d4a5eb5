export type FilterErrorCode = 'syntax' | 'unknown-column' | 'bad-type' | 'too-long' | 'too-deep';

/** The position of a term that was built in code and so stood in no text. */
export const NOWHERE = -1;

const NEAR_LENGTH = 24;

/** A filter or order that cannot be used, and the place in the text where it goes wrong. */
export class FilterError extends Error {
  readonly code: FilterErrorCode;
  /** Zero-based index into the text, or NOWHERE. */
  readonly position: number;
  /** A few characters from that place on, for the message shown to the caller. */
  readonly near: string;

  constructor(code: FilterErrorCode, position: number, near: string) {
    const short = near.slice(0, NEAR_LENGTH);
    super(`${code} at ${position} near "${short}"`);
    this.name = 'FilterError';
    this.code = code;
    this.position = position;
    this.near = short;
  }
}
