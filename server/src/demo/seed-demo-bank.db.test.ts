import { mayDecide } from '@gerbang/contract/approval-policy';
import { findKind, isKindName, kindNames } from '@gerbang/contract/requests/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { findPeople } from '../bank/caller.ts';
import { toDecidable } from '../bank/decidable-request.ts';
import { findDeciders } from '../bank/deciders.ts';
import { loadUnitTree } from '../bank/units.ts';
import { demoAccounts, formatEmployeeId, listDemoIdentities } from './demo-accounts.ts';
import { requestRoutes } from './requests/request-routes.ts';

let app: TestApp;
let database: TestDatabase;

beforeAll(async () => {
  app = await startTestApp();
  database = app.database;
});
afterAll(() => app.close());

async function query<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows;
}

describe('the accounts of the demo bank', () => {
  it('hold the privileges of the table, in their units', async () => {
    const rows = await query<{ employeeId: string; privileges: string[]; unit: string; active: boolean }>(
      `select p.employee_id as "employeeId", p.active, s.subdivision_code as unit,
         array(select h.privilege_code from held_privilege h where h.position_id = p.position_id) as privileges
       from person p join subdivision s using (subdivision_id)`,
    );
    for (const account of demoAccounts) {
      const row = rows.find(({ employeeId }) => employeeId === account.employeeId);
      expect(row?.privileges ?? [], account.username).toEqual(account.privileges);
      expect(row?.active ?? false, account.username).toBe(
        !['nonaktif', 'tanpaakun'].includes(account.username),
      );
    }
  });

  it('are known to the identity provider, together with everybody else', async () => {
    const identities = await listDemoIdentities(database.pool);
    const [{ count } = { count: 0n }] = await query<{ count: bigint }>('select count(*) from person');
    expect(BigInt(identities.length)).toBe(count + 1n);
    expect(new Set(identities.map(({ username }) => username)).size).toBe(identities.length);
  });
});

describe('the history of the demo bank', () => {
  it('takes the ways the contract prescribes', () => {
    for (const name of kindNames.filter((kind) => Object.hasOwn(requestRoutes, kind))) {
      const { prefix, steps } = requestRoutes[name as keyof typeof requestRoutes];
      expect({ prefix, steps }).toEqual({ prefix: findKind(name).prefix, steps: findKind(name).steps });
    }
  });

  it('was decided by people who were allowed to', async () => {
    const requests = await database.db.selectFrom('request').selectAll().execute();
    const decisions = await database.db.selectFrom('decision').selectAll().execute();
    const people = await findPeople(
      database.db,
      decisions.map(({ decided_by: by }) => by),
    );
    const byId = new Map(people.map((person) => [person.userId, person]));
    const requestById = new Map(requests.map((request) => [request.request_id, request]));
    const wrong = decisions.filter((decision) => {
      const request = requestById.get(decision.request_id);
      const decider = byId.get(decision.decided_by);
      if (!request || !decider) return true;
      const [first, second] = requestRoutes[request.kind as keyof typeof requestRoutes].steps;
      const steps = decision.level === 2 ? [second] : [first, 'lastResort' as const];
      return !steps.some(
        (step) =>
          step !== undefined &&
          mayDecide(decider, {
            ...toDecidable(request),
            waitingFor: step,
            assignedUnitId: decider.subdivisionId,
            level1DecidedBy: decision.level === 2 ? request.level1_decided_by : null,
          }),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('lies in the past, and in order', async () => {
    const wrong = await query(
      `select r.request_id from request r left join decision d using (request_id)
       where greatest(r.created_date, r.updated_date, d.decided_at) > now() or d.decided_at <= r.created_date
         or r.deadline <= now() and r.status in (1, 5)`,
    );
    expect(wrong).toEqual([]);
  });

  it('opened every application it approved', async () => {
    const wrong = await query(
      `select r.request_id from request r left join person_application a
         on a.user_id = r.about_user and a.application_id = r.application_id
       where r.kind = 'HakAkses' and (r.status = 2) <> (a.request_id is not distinct from r.request_id)`,
    );
    expect(wrong).toEqual([]);
  });

  it('is chained in the audit', async () => {
    const broken = await query(
      `select seq from (
         select e as event, e.seq, lag(e.hash, 1, sha256('gerbang')) over (order by e.seq) as previous,
           lag(e.at, 1, e.at) over (order by e.seq) as earlier
         from audit_event e) chain
       where (event).hash <> hash_audit_event(previous, event) or (event).at < earlier`,
    );
    expect(broken).toEqual([]);
    const heads = await query(
      'select 1 from audit_head h join audit_event e using (seq) where e.hash = h.hash',
    );
    expect(heads).toHaveLength(1);
  });
});

describe('what waits in the demo bank', () => {
  it('has somebody to decide it', async () => {
    const waiting = await listWaiting();
    expect(waiting.length).toBeGreaterThanOrEqual(50);
    const deciders = await findDeciders(
      database.db,
      await loadUnitTree(database.db),
      waiting.map((request) => toDecidable(request)),
    );
    expect(waiting.filter((_, index) => deciders[index]?.length === 0)).toEqual([]);
  });

  it('is what the portal would have stored: filed again, it counts as a duplicate', async () => {
    for (const request of await listWaiting()) {
      const account = findAccount(request.filed_by);
      if (!account || !isKindName(request.kind)) continue;
      const filer = await app.signInAs(account);
      const { status, body } = await filer.post(`/api/${request.action}/create`, request.payload);
      expect({ ticket: request.ticket_number, status, userId: body.userId }).toEqual({
        ticket: request.ticket_number,
        status: 200,
        userId: 0,
      });
    }
  });

  it('can be approved by the accounts whose queues it stands in', async () => {
    const [home] = await query<{ id: number }>(
      "select subdivision_id as id from subdivision where subdivision_code = '0101'",
    );
    // Whoever is switched off takes what they asked for along, so that comes last.
    const waiting = (await listWaiting()).sort(
      (a, b) => Number(a.kind.startsWith('GroupUser')) - Number(b.kind.startsWith('GroupUser')),
    );
    let approved = 0;
    for (const request of waiting) {
      const deciders = decidersOf[request.waiting_for ?? ''] ?? [];
      const account = deciders.find((name) => name !== findAccount(request.filed_by));
      const elsewhere = !account?.includes('adminit') && request.assigned_unit_id !== home?.id;
      if (!account || elsewhere || !isKindName(request.kind)) continue;
      const decider = await app.signInAs(account);
      const id = Number(request.request_id);
      const { body } = await decider.put(`/api/approveprocess/update?modelID=bucketApprovalId:${id}`, {
        bucketApprovalId: id,
        notes: 'Sudah Disetujui',
      });
      expect(body, `${account} on ${request.ticket_number}`).toMatchObject({ bucketApprovalId: id });
      approved++;
    }
    expect(approved).toBeGreaterThanOrEqual(20);
  });
});

const decidersOf: Readonly<Record<string, readonly string[]>> = {
  approver1: ['approver1'],
  approver2: ['approver2'],
  ciso: ['adminit'],
  supervisorAdminIT: ['spvadminit', 'spvadminit2'],
};

function findAccount(userId: number): string | undefined {
  return demoAccounts.find(({ employeeId }) => employeeId === formatEmployeeId(userId))?.username;
}

async function listWaiting() {
  return await database.db.selectFrom('request').selectAll().where('status', 'in', [1, 5]).execute();
}
