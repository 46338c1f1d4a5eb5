/** The request's states and the only ways between them. The database holds the same table and refuses the rest. */
export const requestStatus = { waiting1: 1, approved: 2, rejected: 3, expired: 4, waiting2: 5 } as const;
export type RequestStatus = (typeof requestStatus)[keyof typeof requestStatus];

export type RequestEvent = 'approve' | 'reject' | 'expire';

const { waiting1, approved, rejected, expired, waiting2 } = requestStatus;

const transitions: Partial<Record<RequestStatus, Record<RequestEvent, (levels: 1 | 2) => RequestStatus>>> = {
  [waiting1]: {
    approve: (levels) => (levels === 2 ? waiting2 : approved),
    reject: () => rejected,
    expire: () => expired,
  },
  [waiting2]: { approve: () => approved, reject: () => rejected, expire: () => expired },
};

/** The state after an event, or undefined where the table has no way out. */
export function nextStatus(
  from: RequestStatus,
  event: RequestEvent,
  levels: 1 | 2,
): RequestStatus | undefined {
  return transitions[from]?.[event](levels);
}

/** The level a status waits for, or undefined once the request is at its end. */
export function waitingLevel(status: RequestStatus): 1 | 2 | undefined {
  if (status === waiting1) return 1;
  return status === waiting2 ? 2 : undefined;
}

export function isWaiting(status: RequestStatus): boolean {
  return waitingLevel(status) !== undefined;
}

export type StatusName = 'waiting1' | 'waiting2' | 'approved' | 'rejected' | 'expired';

/** Any number the table does not know reads as expired, as on every screen of the specification. */
export function nameStatus(status: number): StatusName {
  const known = Object.entries(requestStatus).find(([, value]) => value === status);
  return (known?.[0] as StatusName | undefined) ?? 'expired';
}
