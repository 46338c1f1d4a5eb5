import { type AuditCheck, auditCheck } from '@gerbang/contract/audit-check';
import { holdsAny } from '@gerbang/contract/guards';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { declareAct } from '../platform/act.ts';
import { appendAudit, verifyAudit } from '../platform/audit.ts';
import type { Db, DbOrTx, Tx } from '../platform/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { touchLive } from '../platform/live.ts';
import { declareRoute } from '../platform/route.ts';
import type { Workplace } from '../platform/work.ts';

const VERIFY_AUDIT = 'verify-audit';
const url = '/api/audit-check';
const who = holdsAny('supervisorAdminIT');
const answer = z.object({ latest: auditCheck.nullable() });

interface VerifyAuditJob {
  readonly auditCheckId: number;
}

/** Checking the chain may take minutes, so a job does it; the screen asks for the latest outcome. */
export function registerAuditCheckRoutes(app: FastifyInstance, workplace: Workplace): void {
  declareRoute(app, {
    method: 'GET',
    url,
    who,
    summary: 'The latest check of the audit chain',
    tag: 'oversight',
    response: { 200: answer },
    handler: async () => ({ latest: await readLatest(workplace.db) }),
  });
  declareAct(app, workplace, {
    method: 'POST',
    url,
    who,
    summary: 'Check the audit chain from its beginning',
    tag: 'oversight',
    response: { 200: answer },
    act: async (work, { caller }) => {
      const running = await findRunning(work.tx);
      const auditCheckId = running ?? (await startCheck(work.tx, caller.userId));
      // Also for one that runs: should its job have been lost, this one ends it.
      const job: VerifyAuditJob = { auditCheckId };
      await work.enqueue(VERIFY_AUDIT, job);
      if (running === undefined) {
        await appendAudit(work.tx, {
          actor: caller.userId,
          ip: caller.ip,
          action: 'audit.checked',
          subject: `audit-check:${auditCheckId}`,
        });
      }
      return { latest: await readLatest(work.tx) };
    },
  });
}

export function defineAuditCheckJobs(jobs: Jobs, { db }: Workplace): void {
  jobs.define<VerifyAuditJob>({
    queue: VERIFY_AUDIT,
    atOnce: 1,
    limitSeconds: 3600,
    run: ({ auditCheckId }) => runCheck(db, auditCheckId),
  });
}

async function runCheck(db: Db, auditCheckId: number): Promise<void> {
  const check = await db
    .selectFrom('audit_check')
    .select('started_by')
    .where('audit_check_id', '=', auditCheckId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (!check) return;
  const verdict = await verifyAudit(db);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('audit_check')
      .set({
        finished_at: new Date(),
        events: BigInt(verdict.events),
        broken_at: verdict.brokenAt === undefined ? null : BigInt(verdict.brokenAt),
      })
      .where('audit_check_id', '=', auditCheckId)
      .execute();
    if (check.started_by !== null) await touchLive(tx, 'jobs', [check.started_by]);
  });
}

async function findRunning(tx: Tx): Promise<number | undefined> {
  const row = await tx
    .selectFrom('audit_check')
    .select('audit_check_id')
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row?.audit_check_id;
}

async function startCheck(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .insertInto('audit_check')
    .values({ started_by: userId })
    .returning('audit_check_id')
    .executeTakeFirstOrThrow();
  return row.audit_check_id;
}

async function readLatest(db: DbOrTx): Promise<AuditCheck | null> {
  const row = await db
    .selectFrom('audit_check as c')
    .leftJoin('person as p', 'p.user_id', 'c.started_by')
    .selectAll('c')
    .select('p.display_name as name')
    .orderBy('c.audit_check_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    auditCheckId: row.audit_check_id,
    startedBy: row.name,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    events: row.events === null ? null : Number(row.events),
    brokenAt: row.broken_at === null ? null : Number(row.broken_at),
  };
}
