import type { Random } from '../create-random.ts';
import type { Row } from '../insert-rows.ts';
import type { Settled } from './settle-request.ts';

/** The temporary right an approved request gave: over by now, stopped early by its owner, or still running. */
export function describeGrant(
  random: Random,
  requestId: number,
  settled: Settled,
  now: number,
): Row | undefined {
  const { draft, updatedAt: startedAt } = settled;
  const { grant, application, filer, timePeriodMs } = draft;
  if (!grant || !application || timePeriodMs === undefined) return undefined;
  const validUntil = startedAt + timePeriodMs;
  const over = validUntil < now;
  const early = over && random.chance(0.15);
  const stoppedAt = early ? startedAt + Math.floor(timePeriodMs * (0.2 + 0.7 * random.next())) : validUntil;
  return {
    request_id: requestId,
    kind: draft.kind,
    user_id: filer.userId,
    application_id: application.id,
    thing_key: grant.thingKey,
    detail: grant.detail,
    started_at: new Date(startedAt).toISOString(),
    valid_until: new Date(validUntil).toISOString(),
    stopped_at: over ? new Date(stoppedAt).toISOString() : null,
    stopped_by: early ? filer.userId : null,
    stopped_ip: early ? filer.ip : null,
    stop_reason: over ? (early ? 'manual' : 'expired') : null,
  };
}
