import { endDueGrants } from '../src/grants/grant-jobs.ts';
import { revertGrant } from '../src/requests/revert-grant.ts';
import type { TestApp } from './test-app.ts';

/** What the server does every minute: ends the grants that are due. Says how many there were. */
export async function letGrantsEnd({ workplace }: TestApp): Promise<number> {
  return await endDueGrants(workplace, revertGrant);
}
