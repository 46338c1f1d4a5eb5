import { LONGEST_DEPUTY_DAYS } from '@gerbang/contract/requests/deputi';
import { findPerson } from '../../bank/caller.ts';
import type { DbOrTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType } from '../request-type.ts';

const DAY_MS = 86_400_000;

/** Naming somebody who decides in an approver's stead for a while. */
export const deputi: RequestType<'Deputi'> = {
  async file(tx, { payload, filer }) {
    // Whoever only stands in for an approver has nothing of their own to hand on.
    if (!filer.privileges.has('APPRL') && !filer.privileges.has('APPRL2')) throw new Refusal('NOT_ALLOWED');
    const deputy = await findPerson(tx, payload.deputyUserId);
    if (!deputy?.active || deputy.userId === filer.userId) throw new Refusal('BAD_DEPUTY');
    const { from, until } = readPeriod(payload);
    const now = Date.now();
    if (until <= from || until <= now || until - from > LONGEST_DEPUTY_DAYS * DAY_MS) {
      throw new Refusal('BAD_PERIOD', { values: { days: LONGEST_DEPUTY_DAYS } });
    }
    if (await findOverlap(tx, filer.userId, payload)) throw new Refusal('DEPUTY_OVERLAP');
    return {
      targetKey: `person:${filer.userId}/deputy`,
      aboutUserId: deputy.userId,
      description: `${deputy.displayName} menjadi deputi ${filer.displayName}`,
      after: { deputy: deputy.displayName, validFrom: payload.validFrom, validUntil: payload.validUntil },
    };
  },

  async look(tx, { payload, filerId }) {
    const other = await findOverlap(tx, filerId, payload);
    return {
      deputy: other?.name ?? null,
      validFrom: other?.from.toISOString() ?? null,
      validUntil: other?.until.toISOString() ?? null,
    };
  },

  async apply({ tx }, request) {
    const { payload } = request;
    await tx
      .insertInto('deputy')
      .values({
        user_id: request.userId,
        deputy_user_id: payload.deputyUserId,
        valid_from: new Date(payload.validFrom),
        valid_until: new Date(payload.validUntil),
        request_id: request.id,
      })
      .execute();
  },
};

interface Period {
  readonly validFrom: string;
  readonly validUntil: string;
}

function readPeriod({ validFrom, validUntil }: Period) {
  return { from: Date.parse(validFrom), until: Date.parse(validUntil) };
}

/** Somebody has one deputy at a time. */
async function findOverlap(db: DbOrTx, userId: number, period: Period) {
  return await db
    .selectFrom('deputy as d')
    .innerJoin('person as p', 'p.user_id', 'd.deputy_user_id')
    .select(['p.display_name as name', 'd.valid_from as from', 'd.valid_until as until'])
    .where('d.user_id', '=', userId)
    .where('d.ended_at', 'is', null)
    .where('d.valid_from', '<', new Date(period.validUntil))
    .where('d.valid_until', '>', new Date(period.validFrom))
    .executeTakeFirst();
}
