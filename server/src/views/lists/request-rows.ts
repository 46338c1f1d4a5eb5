import type { ServerView } from '../view.ts';
import { fillRequests, requestFacts } from './fill-requests.ts';
import { lookUpRequests, selectRequests } from './request-select.ts';

/** Where the rows of every view of requests come from; such a view adds its definition and its scope. */
export const requestRows = {
  select: (_caller, wanted) => selectRequests(wanted),
  lookUp: lookUpRequests,
  filledFrom: requestFacts,
  fill: fillRequests,
} satisfies Partial<ServerView>;
