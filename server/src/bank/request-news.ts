/** The queue on which the engine tells everybody else what happened to a request. */
export const REQUEST_EVENTS = 'request-events';

export type RequestHappening =
  | 'filed'
  | 'moved'
  | 'approved'
  | 'rejected'
  | 'expired'
  | 'escalated'
  | 'resent';

export interface RequestEventJob {
  readonly requestId: string;
  readonly event: RequestHappening;
  /** The request's version after it; what is stale by the time the job runs is skipped. */
  readonly version: number;
  /** Tells two happenings of one kind at one version apart; absent where there can be only one. */
  readonly occasion?: string;
}
