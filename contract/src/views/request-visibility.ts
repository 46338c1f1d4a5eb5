import { type Decider, filterDecidable } from '../approval-policy.ts';
import { and, equals, everything, type Filter, isIn, or } from '../filter/tree.ts';
import { type Role, seesWholeBank } from '../roles.ts';
import { requestStatus } from '../status.ts';

export interface RequestReader extends Decider {
  readonly roles: ReadonlySet<Role>;
}

const waitingStatuses = [requestStatus.waiting1, requestStatus.waiting2];
const unitRoles: readonly Role[] = ['approver', 'approver2', 'adminCabang', 'adminArea', 'adminRegion'];

/** Waiting requests this person may decide. The status says nothing new, but the index of waiting requests needs it. */
export function filterWaitingFor(reader: RequestReader): Filter {
  return and(isIn('status', waitingStatuses), filterDecidable(reader));
}

/** Requests of the units a person answers for: the whole bank for some roles, else their own unit and those below. */
export function filterOwnUnits(reader: RequestReader): Filter {
  return seesWholeBank(reader.roles) ? everything() : isIn('requestUnitId', reader.unitsBelow);
}

/**
 * Requests whose particulars a person may open: their own, those about them, those they decide or have decided,
 * and those of the units they answer for.
 */
export function filterReadable(reader: RequestReader): Filter {
  if (seesWholeBank(reader.roles)) return everything();
  const me = reader.userId;
  const parties = ['userId', 'aboutUserId', 'level1DecidedBy', 'userIdApprv'].map((name) => equals(name, me));
  const answersForUnits = unitRoles.some((role) => reader.roles.has(role));
  return or(...parties, filterWaitingFor(reader), ...(answersForUnits ? [filterOwnUnits(reader)] : []));
}
