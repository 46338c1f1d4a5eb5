/** A change of one fact, as a mail shows it. */
export interface LetterChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export interface LetterButton {
  readonly label: string;
  readonly url: string;
  readonly look: 'filled' | 'outlined';
}

/** What a mail says, before it becomes HTML and plain text. Nothing in here is escaped yet. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly changes: readonly LetterChange[];
  readonly buttons: readonly LetterButton[];
  readonly smallPrint: readonly string[];
}
