import { commonPhrases } from '@gerbang/contract/phrases/common';
import type { Letter } from './letter.ts';

/** The plain text of a letter, for readers without HTML. */
export function renderText(letter: Letter): string {
  const blocks = [
    letter.heading,
    ...letter.paragraphs,
    letter.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    letter.changes
      .map(({ label, before, after }) => `${label}: ${before} -> ${after}`)
      .join('\n')
      .replace(/^(?=.)/, `${commonPhrases.before.id} -> ${commonPhrases.after.id}\n`),
    letter.buttons.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    ...letter.smallPrint.map((line) => `-- ${line}`),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
