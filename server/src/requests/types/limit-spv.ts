import { HOUR_MS, type LimitType, limitTypes, nameLimitType } from '@gerbang/contract/requests/wire-numbers';
import { demandOwnApplication, findApplication } from '../../bank/applications.ts';
import { readStandingLimits } from '../../bank/standing-limits.ts';
import { startGrant } from '../../grants/start-grant.ts';
import type { DbOrTx } from '../../platform/database.ts';
import type { Work } from '../../platform/work.ts';
import { announceChange } from '../../provisioning/announce-change.ts';
import type { EndedGrant, RequestType } from '../request-type.ts';

/** A supervisor's limit, raised for some hours. The amount asked for is the limit that holds, not what is added. */
export const limitSpv: RequestType<'LimitSpv'> = {
  async file(tx, { payload, filer }) {
    const application = await demandOwnApplication(tx, filer.userId, payload.appId);
    const { appId, limitedType, limitUpdated, timeDuration } = payload;
    const amount = BigInt(limitUpdated);
    const current = await readLimit(tx, filer.userId, limitedType);
    return {
      targetKey: `person:${filer.userId}/limit:${appId}:${limitedType}`,
      description: payload.catatanPemohon ?? '',
      applicationId: appId,
      timePeriodMs: timeDuration,
      // What an approver's own limit is held against.
      ...(limitedType === limitTypes.cash ? { limitTunai: amount } : { limitNonTunai: amount }),
      after: {
        application: application.name,
        limitType: nameLimitType(limitedType),
        limit: limitUpdated,
        hours: timeDuration / HOUR_MS,
      },
      body: {
        positionName: filer.positionName,
        limitedType,
        limitAwal: toJsonAmount(current),
        limitUpdated: toJsonAmount(amount),
      },
    };
  },

  async look(tx, { payload, filerId }) {
    const application = await findApplication(tx, payload.appId);
    return {
      application: application?.name ?? null,
      limitType: nameLimitType(payload.limitedType),
      limit: String(await readLimit(tx, filerId, payload.limitedType)),
    };
  },

  async apply(work, request) {
    const { appId, limitedType, limitUpdated, timeDuration } = request.payload;
    const running = await startGrant(work, {
      requestId: request.id,
      kind: request.kind,
      userId: request.aboutUserId,
      applicationId: appId,
      thingKey: `limit:${appId}:${limitedType}`,
      detail: { amount: limitUpdated, limitedType, limitAwal: request.before.limit },
      durationMs: timeDuration,
    });
    const target = { requestId: request.id, applicationId: appId, userId: request.aboutUserId };
    await announceRaise(work, target, limitedType, running);
  },

  async revert(work, grant) {
    const { limitedType } = grant.detail as unknown as LimitDetail;
    if (grant.remaining.length > 0) return await announceRaise(work, grant, limitedType, grant.remaining);
    const limit = await readLimit(work.tx, grant.userId, limitedType);
    await announceChange(work, {
      requestId: grant.requestId,
      applicationId: grant.applicationId,
      userId: grant.userId,
      type: 'limit.restored',
      details: { limitType: nameLimitType(limitedType), limit: String(limit) },
    });
  },
};

/** What this kind writes into a grant's detail; the limits of a person are read from it. */
interface LimitDetail {
  readonly amount: string;
  readonly limitedType: LimitType;
}

/** Of several raises that run, the highest amount holds while it does; the application is told that one. */
async function announceRaise(
  work: Work,
  target: Pick<EndedGrant, 'requestId' | 'applicationId' | 'userId'>,
  limitedType: LimitType,
  running: EndedGrant['remaining'],
): Promise<void> {
  const raises = running.map(({ detail, validUntil }) => ({
    amount: BigInt((detail as unknown as LimitDetail).amount),
    validUntil,
  }));
  const highest = raises.reduce((best, raise) => (isStronger(raise, best) ? raise : best));
  await announceChange(work, {
    requestId: target.requestId,
    applicationId: target.applicationId,
    userId: target.userId,
    type: 'limit.raised',
    details: {
      limitType: nameLimitType(limitedType),
      limit: String(highest.amount),
      validUntil: highest.validUntil.toISOString(),
    },
  });
}

interface Raise {
  readonly amount: bigint;
  readonly validUntil: Date;
}

function isStronger(one: Raise, other: Raise): boolean {
  return one.amount === other.amount ? one.validUntil > other.validUntil : one.amount > other.amount;
}

async function readLimit(db: DbOrTx, userId: number, type: LimitType): Promise<bigint> {
  const limits = await readStandingLimits(db, userId);
  return type === limitTypes.cash ? limits.limitTunai : limits.limitNonTunai;
}

/** The wire's bodyResponse holds numbers; digits where a number would no longer be exact. */
function toJsonAmount(amount: bigint): number | string {
  return Number.isSafeInteger(Number(amount)) ? Number(amount) : String(amount);
}
