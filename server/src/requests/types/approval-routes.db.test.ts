import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { fileRequest } from '../../../test/walk-request.ts';

let app: TestApp;
let spv: TestClient;
let spv2: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [spv, spv2] = await Promise.all([app.signInAs('spvadminit'), app.signInAs('spvadminit2')]);
});
afterAll(() => app.close());

interface Assignment {
  readonly positionId: number;
  readonly privilegePositionId: number;
  readonly privilegeId: number;
}

async function findAssignment(position: string, privilege: string): Promise<Assignment> {
  const { rows } = await app.database.pool.query<Assignment>(
    `select pp.position_id as "positionId", pp.privilege_position_id as "privilegePositionId",
            pp.privilege_id as "privilegeId"
     from privilege_position pp join position o using (position_id) join privilege v using (privilege_id)
     where o.position_code = $1 and v.privilege_code = $2 and not pp.deleted`,
    [position, privilege],
  );
  const [found] = rows;
  if (!found) throw new Error(`${position} does not hold ${privilege}`);
  return found;
}

async function takeAway(client: TestClient, position: string, privilege: string) {
  const { positionId, privilegePositionId } = await findAssignment(position, privilege);
  return await client.post<{ code: string; message: string; bucketApprovalId: number }>(
    '/api/jabatanprivilege/create',
    {
      positionIdentity: positionId,
      positionPrivilege: [privilegePositionId],
    },
  );
}

async function approve(client: TestClient, id: number) {
  const { body } = await client.put<{ bucketApprovalId: number; notes: string }>(
    `/api/approveprocess/update?modelID=bucketApprovalId:${id}`,
    {},
  );
  return body;
}

it('refuses to take SPVADMIT from the only position that has it, and leaves no trace of trying it out', async () => {
  const { status, body } = await takeAway(spv, 'SAI', 'SPVADMIT');
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'LAST_SUPERVISOR_ADMIN' });
  expect(body.message).toContain('Supervisor Admin IT');
  await findAssignment('SAI', 'SPVADMIT');
  const { rows } = await app.database.pool.query(
    "select 1 from request where kind = 'JabatanPrivilege' and filed_by = (select user_id from person where display_name = 'Wahyu Nugroho') and created_date > now() - interval '1 minute'",
  );
  expect(rows).toEqual([]);
});

it('refuses to take the position of the supervisors out of use', async () => {
  const { positionId } = await findAssignment('SAI', 'SPVADMIT');
  const { body } = await spv.post('/api/deletejabatan/create', { positionId });
  expect(body).toMatchObject({ code: 'LAST_SUPERVISOR_ADMIN' });
});

it('refuses to leave the branches without any second-level approver, and names who would be left', async () => {
  // The branches still have those of their area and region above them; the last one of all must stay.
  for (const position of ['WPC', 'PCB', 'PAR', 'PRG']) {
    const { body } = await takeAway(spv, position, 'APPRL2');
    expect(await approve(spv2, body.bucketApprovalId)).toMatchObject({
      bucketApprovalId: body.bucketApprovalId,
    });
  }
  const { status, body } = await takeAway(spv, 'KGR', 'APPRL2');
  expect(status).toBe(409);
  expect(body.code).toBe('ROUTE_WITHOUT_APPROVER');
  expect(body.message).toMatch(/\d+ orang \(.+\) tanpa Approver level 2/);
});

it('refuses a level that puts the approvers below those they approve', async () => {
  const { rows } = await app.database.pool.query(
    `select position_id as "positionId", position_code as "positionCode", position_name as "positionName",
            group_position as "groupPosition", level, use_area::int as "isUseArea" from position where position_code = 'KGR'`,
  );
  const { body } = await spv.post('/api/updatejabatan/create', { ...rows[0], level: 9 });
  expect(body).toMatchObject({ code: 'ROUTE_WITHOUT_APPROVER' });
});

it('checks again when the change is applied: two removals, harmless alone, are not both let through', async () => {
  // A second position that holds SPVADMIT at the head office, with two people in it.
  const { privilegeId } = await findAssignment('SAI', 'SPVADMIT');
  const { positionId } = await findAssignment('ADI', 'ADMIT');
  const given = await fileRequest(spv, 'jabatanprivilege', {
    positionIdentity: positionId,
    privilege: [privilegeId],
  });
  await approve(spv2, given.bucketApprovalId);
  // Those of level 6 may decide what they file themselves, not what level 3 files: only the higher ones may go second.
  await app.database.pool.query("update position set level = 3 where position_code = 'ADI'");

  const [fromAdmins, fromSupervisors] = [
    (await takeAway(spv, 'ADI', 'SPVADMIT')).body,
    (await takeAway(spv, 'SAI', 'SPVADMIT')).body,
  ];
  expect([fromAdmins.code, fromSupervisors.code]).toEqual([undefined, undefined]);
  const decider = await app.signInAs('adminit');
  const other = await app.signInAs('adminit2');
  const answers = await Promise.all([
    approve(decider, fromAdmins.bucketApprovalId),
    approve(other, fromSupervisors.bucketApprovalId),
  ]);
  const refused = answers.filter(({ bucketApprovalId }) => bucketApprovalId === -1);
  expect(refused).toHaveLength(1);
  const { rows } = await app.database.pool.query(
    "select 1 from held_privilege where privilege_code = 'SPVADMIT'",
  );
  expect(rows).toHaveLength(1);
});
