import { expect } from 'vitest';
import type { TestClient } from './test-client.ts';
import type { Filed } from './walk-request.ts';

export type Row = Record<string, unknown>;

/** Looks master data up as the screens do, by the codes people know. */
export function createRecordFinder(client: TestClient) {
  async function findRow(path: string, filter: string): Promise<Row> {
    const { status, body } = await client.get<{ items: Row[] }>(
      `${path}?filter=${encodeURIComponent(filter)}&top=5&skip=0`,
    );
    expect(status).toBe(200);
    expect(body.items).toHaveLength(1);
    return body.items[0] ?? {};
  }

  const findPosition = (code: string) => findRow('/api/position', `positionCode = '${code}'`);

  return {
    findPosition,
    findUnit: (code: string) => findRow('/api/subdivision', `subdivisionCode = '${code}'`),
    findMenu: (code: string) => findRow('/api/rolemenu', `roleMenuCode = '${code}'`),
    findPrivilege: (code: string) => findRow('/api/previlegemanagement/view', `privilegeCode = '${code}'`),

    async findAssignment(position: string, privilege: string): Promise<Row> {
      const { positionId } = await findPosition(position);
      const filter = `positionId = ${positionId} and privilegeCode = '${privilege}'`;
      return await findRow('/api/privilegeposition/view', filter);
    },

    /** 'code,status,isDeleted' of each privilege the position has. */
    async listAssigned(position: string): Promise<string[]> {
      const { positionId } = await findPosition(position);
      const filter = encodeURIComponent(`positionId = ${positionId} and isDeleted = 0`);
      const { body } = await client.get<{ items: Row[] }>(
        `/api/privilegeposition/view?filter=${filter}&orderby=privilegeCode asc&top=50&skip=0`,
      );
      return body.items.map((row) => [row.privilegeCode, row.status, row.isDeleted].join());
    },
  };
}

/** Decides, whatever the answer. */
export async function decide(client: TestClient, choice: 'approve' | 'reject', filed: Filed) {
  const { body } = await client.put<{ bucketApprovalId: number; notes: string }>(
    `/api/${choice}process/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`,
    { notes: choice === 'reject' ? 'Batal' : null },
  );
  return body;
}

/** Files what is to be refused, and tells how it was. */
export async function refuseFiling(client: TestClient, action: string, payload: object) {
  const { status, body } = await client.post<{ code: string; message: string }>(
    `/api/${action}/create`,
    payload,
  );
  return { status, code: body.code, message: body.message };
}
