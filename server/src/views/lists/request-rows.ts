import type { ServerView } from '../view.ts';
import { fillRequests, requestFacts } from './fill-requests.ts';
import { lookUpRequests, requestSelect } from './request-select.ts';

/** Where the rows of every view of requests come from; such a view adds its definition and its scope. */
export const requestRows = {
  select: () => requestSelect,
  lookUp: lookUpRequests,
  filledFrom: requestFacts,
  fill: fillRequests,
} satisfies Partial<ServerView>;
