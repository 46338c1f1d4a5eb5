import { approvalSteps, type StepName } from '@gerbang/contract/approval-steps';
import { say } from '@gerbang/contract/phrases/phrase';
import type { PrivilegeCode } from '@gerbang/contract/roles';
import { sql } from 'kysely';
import type { Tx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

/** Who files what goes through each step; the last resort needs no entry, its deciders are those of the step before. */
const filersOf = {
  approver1: ['INP', 'ADMITCBG', 'ADMITARE', 'ADMITREG'],
  approver2: ['INP'],
  supervisorAdminIT: ['ADMIT', 'SPVADMIT'],
} as const satisfies Partial<Record<StepName, readonly PrivilegeCode[]>>;

type RouteStep = keyof typeof filersOf;
const routeSteps = Object.keys(filersOf) as RouteStep[];

interface Filer {
  readonly userId: number;
  readonly unitName: string;
  /** Whether somebody could decide at the step what this person files. */
  readonly covered: boolean;
}

/** The state of the approval routes at one moment: for each step, everybody who needs it. */
export type RouteSurvey = ReadonlyMap<RouteStep, readonly Filer[]>;

export async function surveyRoutes(tx: Tx): Promise<RouteSurvey> {
  const survey = new Map<RouteStep, readonly Filer[]>();
  for (const step of routeSteps) survey.set(step, await surveyStep(tx, step));
  return survey;
}

/**
 * Seniority and place are those of the approval policy: for a climbing step a more senior holder in the filer's own
 * unit or one above it, at the head office another holder at least as senior.
 */
async function surveyStep(tx: Tx, step: RouteStep): Promise<readonly Filer[]> {
  const { privileges, place } = approvalSteps[step];
  const holders = sql`
    select p.user_id, p.subdivision_id, o.level
    from person p join position o using (position_id)
    where p.active and exists (
      select 1 from held_privilege h
      where h.position_id = p.position_id and h.privilege_code = any(${[...privileges]}::text[]))`;
  const isCovered =
    place === 'climb'
      ? sql`exists (select 1 from best b where b.unit_id = p.subdivision_id and b.level < o.level)`
      : sql`exists (select 1 from holder d join subdivision top on top.subdivision_id = d.subdivision_id
                    where top.parent_id is null and d.user_id <> p.user_id and d.level <= o.level)`;
  const { rows } = await sql<Filer>`
    with recursive holder as materialized (${holders}),
    climb as (
      select s.subdivision_id as unit_id, s.subdivision_id as at, s.parent_id from subdivision s
      union all
      select c.unit_id, s.subdivision_id, s.parent_id from climb c join subdivision s on s.subdivision_id = c.parent_id),
    best as materialized (
      select c.unit_id, min(h.level) as level from climb c join holder h on h.subdivision_id = c.at group by c.unit_id)
    select p.user_id as "userId", s.subdivision_name as "unitName", ${isCovered} as covered
    from person p join position o using (position_id) join subdivision s using (subdivision_id)
    where p.active and exists (
      select 1 from held_privilege h
      where h.position_id = p.position_id and h.privilege_code = any(${[...filersOf[step]]}::text[]))`.execute(
    tx,
  );
  return rows;
}

/** One change of the routes at a time: two that are harmless alone may not be together. */
export async function lockRoutes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('gerbang approval routes', 0))`.execute(tx);
}

/** Refuses a change after which somebody who had an approver has none. Gaps that were there before do not count. */
export async function demandRoutesKept(tx: Tx, before: RouteSurvey): Promise<void> {
  await demandSupervisorLeft(tx);
  const after = await surveyRoutes(tx);
  for (const step of routeSteps) {
    const covered = new Set((before.get(step) ?? []).filter((filer) => filer.covered).map((f) => f.userId));
    const lost = (after.get(step) ?? []).filter((filer) => !filer.covered && covered.has(filer.userId));
    if (lost.length > 0) throw describeGap(step, lost);
  }
}

async function demandSupervisorLeft(tx: Tx): Promise<void> {
  const { rows } = await sql`
    select 1 from person p join subdivision s using (subdivision_id) join held_privilege h using (position_id)
    where p.active and s.parent_id is null and h.privilege_code = 'SPVADMIT' limit 1`.execute(tx);
  if (rows.length === 0) throw new Refusal('LAST_SUPERVISOR_ADMIN');
}

const UNITS_NAMED = 3;

function describeGap(step: RouteStep, lost: readonly Filer[]): Refusal {
  const names = [...new Set(lost.map((filer) => filer.unitName))];
  const units = names.slice(0, UNITS_NAMED).join(', ') + (names.length > UNITS_NAMED ? ', …' : '');
  return new Refusal('ROUTE_WITHOUT_APPROVER', {
    values: { count: lost.length, units, step: say(approvalSteps[step].label, 'id') },
  });
}
