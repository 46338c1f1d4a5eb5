import type { Fold } from './tree.ts';

/**
 * Changes case one character at a time, as PostgreSQL does. JavaScript's own functions may turn one character into
 * several (ß into SS) or look at the neighbours (the Greek final sigma), and the two sides would disagree.
 */
export function foldText(text: string, fold: Fold): string {
  return Array.from(text, fold === 'lower' ? lowerCharacter : raiseCharacter).join('');
}

function lowerCharacter(character: string): string {
  const [first = character] = character.toLowerCase();
  return first;
}

function raiseCharacter(character: string): string {
  const raised = Array.from(character.toUpperCase());
  return raised.length === 1 ? raised.join('') : character;
}
