import type { StatusName } from '../status.ts';
import { type Phrase, phrase } from './phrase.ts';

export const statusPhrases: Record<StatusName, Phrase> = {
  waiting1: phrase('Waiting Approval 1', 'Waiting Approval 1'),
  waiting2: phrase('Waiting Approval 2', 'Waiting Approval 2'),
  approved: phrase('Approved', 'Approved'),
  rejected: phrase('Rejected', 'Rejected'),
  expired: phrase('Expired', 'Expired'),
};

/** For displays and filters that fold both waiting states into one. */
export const waitingPhrase = phrase('Waiting', 'Waiting');
