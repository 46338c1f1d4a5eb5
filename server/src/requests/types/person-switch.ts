import { say } from '@gerbang/contract/phrases/phrase';
import { personSwitchPhrases } from '@gerbang/contract/requests/person-switch';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import { type Caller, findPerson, type Person } from '../../bank/caller.ts';
import type { DbOrTx, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Draft } from '../request-type.ts';
import { notePersonChange } from './person-change.ts';
import { switchPerson } from './switch-person.ts';

interface Wish {
  readonly disabledUser: number;
  /** 0 switches on, 1 switches off. */
  readonly isActive: 0 | 1;
  readonly noteDisable: string | null;
}

/** Checks the wish to switch somebody: never oneself, never to what they are already, off only with a reason. */
export async function fileSwitch(tx: Tx, wish: Wish, filer: Caller): Promise<Draft & { person: Person }> {
  const person = await findPerson(tx, wish.disabledUser);
  if (!person) throw new Refusal('NOT_FOUND');
  if (person.userId === filer.userId) throw new Refusal('NOT_ONESELF');
  const active = wish.isActive === 0;
  if (person.active === active) throw new Refusal('NOTHING_CHANGES');
  if (!active && !wish.noteDisable) {
    throw new Refusal('BAD_INPUT', { fields: { noteDisable: personSwitchPhrases.noteMissing.id } });
  }
  const what = say(active ? personSwitchPhrases.enable : personSwitchPhrases.disable, 'id');
  return {
    person,
    targetKey: `person:${person.userId}`,
    aboutUserId: person.userId,
    description: `Pengajuan ${what} User ${person.displayName}${active ? '' : `: ${wish.noteDisable}`}`,
    after: { user: person.displayName, active, ...(active ? {} : { reason: wish.noteDisable }) },
    body: { disabledUser: person.userId, isActive: wish.isActive, noteDisable: wish.noteDisable },
  };
}

export async function lookAtSwitch(db: DbOrTx, { disabledUser }: Wish): Promise<Facts> {
  const person = await findPerson(db, disabledUser);
  return { user: person?.displayName ?? null, active: person?.active ?? null };
}

export async function applySwitch(work: Work, wish: Wish, requestId: bigint): Promise<void> {
  await notePersonChange(work.tx, wish.disabledUser, requestId);
  await switchPerson(work, { userId: wish.disabledUser, active: wish.isActive === 0, requestId });
}
