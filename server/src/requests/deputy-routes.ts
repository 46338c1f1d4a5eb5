import { deputyCandidate, ownDeputy } from '@gerbang/contract/deputy';
import { signedIn } from '@gerbang/contract/guards';
import { deputi } from '@gerbang/contract/requests/deputi';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { declareAct } from '../platform/act.ts';
import { appendAudit } from '../platform/audit.ts';
import { touchLive } from '../platform/live.ts';
import { Refusal } from '../platform/refusal.ts';
import { declareRoute } from '../platform/route.ts';
import type { Workplace } from '../platform/work.ts';

const MOST_CANDIDATES = 20;

/** An approver's own deputies: who they are, who could be one, and ending one early, which takes power back. */
export function registerDeputyRoutes(app: FastifyInstance, workplace: Workplace): void {
  const { db } = workplace;
  declareRoute(app, {
    method: 'GET',
    url: '/api/deputies',
    who: signedIn,
    summary: "The caller's deputies, running and planned",
    tag: 'requests',
    response: { 200: z.object({ items: z.array(ownDeputy) }) },
    handler: async ({ caller }) => {
      const rows = await db
        .selectFrom('deputy as d')
        .innerJoin('person as p', 'p.user_id', 'd.deputy_user_id')
        .select(['d.deputy_id as deputyId', 'p.display_name as displayName', 'p.employee_id as employeeId'])
        .select(['d.valid_from as from', 'd.valid_until as until'])
        .where('d.user_id', '=', caller.userId)
        .where('d.ended_at', 'is', null)
        .where('d.valid_until', '>', new Date())
        .orderBy('d.valid_from')
        .execute();
      return {
        items: rows.map(({ from, until, ...row }) => ({
          ...row,
          validFrom: from.toISOString(),
          validUntil: until.toISOString(),
          running: from <= new Date(),
        })),
      };
    },
  });

  declareRoute(app, {
    method: 'GET',
    url: '/api/deputy-candidates',
    who: deputi.fileableBy,
    summary: 'Active people by name or employee id, best matches first',
    tag: 'requests',
    querystring: z.object({ search: z.string().trim().min(2).max(60) }),
    response: { 200: z.object({ items: z.array(deputyCandidate) }) },
    handler: async ({ caller, query }) => {
      const pattern = `%${query.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      const items = await db
        .selectFrom('person as p')
        .innerJoin('position as o', 'o.position_id', 'p.position_id')
        .innerJoin('subdivision as s', 's.subdivision_id', 'p.subdivision_id')
        .select(['p.user_id as userId', 'p.display_name as displayName', 'p.employee_id as employeeId'])
        .select(['o.position_name as positionName', 's.subdivision_name as subdivisionName'])
        .where('p.active', '=', true)
        .where('p.user_id', '<>', caller.userId)
        .where(sql<boolean>`(lower(p.display_name) like ${pattern} or lower(p.employee_id) like ${pattern})`)
        // Those of the same branch come first.
        .orderBy(sql`p.subdivision_id <> ${caller.subdivisionId}`)
        .orderBy('p.display_name')
        .limit(MOST_CANDIDATES)
        .execute();
      return { items };
    },
  });

  declareAct(app, workplace, {
    method: 'POST',
    url: '/api/deputies/:deputyId/end',
    who: signedIn,
    summary: 'Take back what a deputy was given',
    tag: 'requests',
    params: z.object({
      deputyId: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    }),
    response: { 200: z.object({ deputyId: z.number() }) },
    act: async ({ tx }, { params: { deputyId }, caller }) => {
      const ended = await tx
        .updateTable('deputy')
        .set({ ended_at: new Date() })
        .where('deputy_id', '=', deputyId)
        .where('user_id', '=', caller.userId)
        .where('ended_at', 'is', null)
        .returning('deputy_user_id')
        .executeTakeFirst();
      if (!ended) throw new Refusal('NOT_FOUND');
      await touchLive(tx, 'queues', [ended.deputy_user_id]);
      await appendAudit(tx, {
        actor: caller.userId,
        ip: caller.ip,
        action: 'deputy.ended',
        subject: `deputy:${deputyId}`,
        details: { deputy: ended.deputy_user_id },
      });
      return { deputyId };
    },
  });
}
