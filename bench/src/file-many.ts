import type pg from 'pg';
import { type CallPortal, openPortal } from './portal-client.ts';

const NAMED_FILERS = ['inputer', 'supervisor', 'teller'];
const MOST_FILERS = 20;

/** Files every access request the staff of branch 0101 can still file; gives the ids that now wait for level 1. */
export async function fileMany(baseUrl: string, pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ employee_id: string }>(
    `select distinct p.employee_id
     from person p
     join subdivision s using (subdivision_id)
     join privilege_position pp on pp.position_id = p.position_id and not pp.deleted
     join privilege v using (privilege_id)
     where p.active and v.privilege_code = 'INP' and s.subdivision_code = '0101' and p.user_id > 18
     order by 1 limit ${MOST_FILERS}`,
  );
  const ids: number[] = [];
  for (const username of [...NAMED_FILERS, ...rows.map((row) => row.employee_id)]) {
    ids.push(...(await fileAll(await openPortal(baseUrl, username))));
  }
  return ids;
}

async function fileAll(call: CallPortal): Promise<number[]> {
  const options = await call<{ data: { key: number }[] }>('GET', '/ol/filterapplication/optionList');
  const ids: number[] = [];
  for (const { key } of options.data) {
    const filed = await call<{ bucketApprovalId?: number }>('POST', '/api/hakakses/create', { appId: key });
    if (filed.bucketApprovalId !== undefined) ids.push(filed.bucketApprovalId);
  }
  return ids;
}
