import { Refusal } from '../../platform/refusal.ts';
import type { RequestType } from '../request-type.ts';
import { applySwitch, fileSwitch, lookAtSwitch } from './person-switch.ts';

/** A unit's admin switches people of their own subtree on and off. */
export const groupUserCabang: RequestType<'GroupUserCabang'> = {
  affectsRoutes: true,

  async file(tx, { payload, filer }) {
    const { person, ...draft } = await fileSwitch(tx, payload, filer);
    if (!filer.unitsBelow.includes(person.subdivisionId)) throw new Refusal('NOT_ALLOWED');
    return draft;
  },

  look: (tx, { payload }) => lookAtSwitch(tx, payload),
  apply: (work, { payload, id }) => applySwitch(work, payload, id),
};
