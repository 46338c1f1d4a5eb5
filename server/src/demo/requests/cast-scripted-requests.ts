import type { Bank, Person } from '../bank-model.ts';
import { createRandom, type Random } from '../create-random.ts';
import { type ScriptedRequest, scriptedRequests, type Who } from './scripted-requests.ts';

const FIRST_SEED = 10_000;

/** A scripted request with the people it names. */
export interface CastRequest extends Omit<ScriptedRequest, 'filer' | 'about'> {
  readonly filer: Person;
  /** Chance of its own: whatever the date does to the rest of the history, the script stays the same. */
  readonly random: Random;
  readonly about?: Person;
}

/** Finds the people of the script and keeps free what it will ask for; to be done before anything is written. */
export function castScriptedRequests(bank: Bank): CastRequest[] {
  return scriptedRequests.map(({ filer: who, about: whom, ...script }, index) => {
    const filer = findPerson(bank, who);
    const about = whom && findPerson(bank, whom);
    filer.part = 'filer';
    if (about) about.part = 'subject';
    if (script.kind === 'HakAkses' && script.applicationId !== undefined) {
      const bit = 1 << script.applicationId;
      filer.access &= ~bit;
      filer.reservedAccess |= bit;
    }
    return { ...script, filer, random: createRandom(FIRST_SEED + index), ...(about && { about }) };
  });
}

function findPerson(bank: Bank, who: Who): Person {
  const found =
    typeof who === 'string'
      ? bank.people.find((person) => person.username === who)
      : bank.people.filter(
          ({ username, unit, position }) =>
            username === undefined && unit.code === who[0] && position.code === who[1],
        )[who[2]];
  if (!found) throw new Error(`The demo bank has nobody to play ${String(who)}.`);
  return found;
}
