import { holdsAny } from '@gerbang/contract/guards';
import {
  type DashboardRow,
  dashboardQuery,
  dashboardRow,
  kindOfSeries,
} from '@gerbang/contract/transaction-dashboard';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../platform/database.ts';
import { declareRoute } from '../platform/route.ts';

/** How many requests of each category were filed for each application in a period; days are Jakarta's. */
export function registerTransactionDashboard(app: FastifyInstance, db: Db): void {
  declareRoute(app, {
    method: 'GET',
    url: '/api/dashboardGrafik',
    who: holdsAny('supervisorAdminIT'),
    summary: 'Requests filed per application and category in a period',
    tag: 'views',
    querystring: dashboardQuery,
    response: { 200: z.object({ data: z.array(dashboardRow) }) },
    handler: async ({ query }) => {
      const { reset_password, perubahan_menu, hak_akses, limit_spv } = kindOfSeries;
      const kinds = Object.values(kindOfSeries);
      const { rows } = await sql<DashboardRow>`
        with counted as (
          select r.application_id, r.kind, count(*)::integer as n from request r
          where r.kind = any(${kinds}::text[])
            and r.created_date >= (${query.startDate}::date)::timestamp at time zone 'Asia/Jakarta'
            and r.created_date < (${query.endDate}::date + 1)::timestamp at time zone 'Asia/Jakarta'
          group by r.application_id, r.kind)
        select a.application_id, a.application_name as nama_aplikasi,
               coalesce(sum(c.n) filter (where c.kind = ${reset_password}), 0)::integer as reset_password,
               coalesce(sum(c.n) filter (where c.kind = ${perubahan_menu}), 0)::integer as perubahan_menu,
               coalesce(sum(c.n) filter (where c.kind = ${hak_akses}), 0)::integer as hak_akses,
               coalesce(sum(c.n) filter (where c.kind = ${limit_spv}), 0)::integer as limit_spv,
               coalesce(sum(c.n), 0)::integer as summary
        from application a left join counted c on c.application_id = a.application_id
        where ${query.appId ?? null}::integer is null or a.application_id = ${query.appId ?? null}::integer
        group by a.application_id, a.application_name
        order by a.application_name`.execute(db);
      return { data: rows };
    },
  });
}
