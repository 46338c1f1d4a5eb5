import { findKind, type KindName } from '@gerbang/contract/requests/registry';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export interface Filed {
  readonly userId: number;
  readonly ticketNumber: string;
  readonly bucketApprovalId: number;
}

/** Who of the demo bank decides which step for people of branch 0101. */
const decidersOf0101 = {
  approver1: 'approver1',
  approver2: 'approver2',
  ciso: 'adminit',
  supervisorAdminIT: 'spvadminit2',
  lastResort: 'spvadminit2',
};

export async function fileRequest(client: TestClient, action: string, payload: object): Promise<Filed> {
  const { status, body } = await client.post<Filed>(`/api/${action}/create`, payload);
  expect({ status, body }).toMatchObject({ status: 200, body: { ticketNumber: expect.any(String) } });
  return body;
}

export async function approve(client: TestClient, id: number): Promise<void> {
  const { body } = await client.put(`/api/approveprocess/update?modelID=bucketApprovalId:${id}`, {});
  expect(body).toMatchObject({ bucketApprovalId: id });
}

/** Takes a filed request of branch 0101 through every level of its kind. */
export async function approveAllLevels(app: TestApp, kind: KindName, id: number): Promise<void> {
  for (const step of findKind(kind).steps) {
    await approve(await app.signInAs(decidersOf0101[step]), id);
  }
}
