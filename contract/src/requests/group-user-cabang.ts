import { holdsAny } from '../guards.ts';
import { phrase } from '../phrases/phrase.ts';
import { personSwitchFacts, personSwitchPayload } from './person-switch.ts';
import { defineRequestKind } from './request-kind.ts';

/** A unit's admin asks to switch somebody of their own subtree on or off. */
export const groupUserCabang = defineRequestKind({
  kind: 'GroupUserCabang',
  prefix: 'GUC',
  label: phrase('Group User Cabang', 'Branch user group'),
  fileableBy: holdsAny('adminCabang', 'adminArea', 'adminRegion'),
  steps: ['approver1', 'ciso'],
  actions: { disableusercabang: personSwitchPayload },
  facts: personSwitchFacts,
});
