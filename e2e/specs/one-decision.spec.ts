import { expect } from '@playwright/test';
import { fileAccess, findInQueue, pressApprove, queues } from '../support/access-request.ts';
import { borrowToken } from '../support/portal-api.ts';
import { test } from '../support/portal-test.ts';

test('nobody decides their own request, not even by a call made by hand', async ({ openAs }) => {
  const page = await openAs('supervisor');
  const filed = await fileAccess(page);
  const call = await borrowToken(page);
  for (const choice of ['approve', 'reject'] as const) {
    const answer = await call(
      'PUT',
      `/api/${choice}process/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`,
      {
        bucketApprovalId: filed.bucketApprovalId,
        typeName: 'HakAkses',
        notes: 'Sudah Disetujui',
        ipPemeriksa: '10.0.0.1',
      },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.bucketApprovalId).toBe(-1);
    expect(String(answer.body.notes)).not.toBe('');
  }

  const approver = await openAs('approver1');
  await expect(findInQueue(approver, queues.approver1, filed)).toBeVisible();
});

test('two approvers at the same moment: one wins, the other is told', async ({ openAs }) => {
  const filer = await openAs('supervisor');
  const filed = await fileAccess(filer);
  const pages = await Promise.all([openAs('approver1'), openAs('approver1b')]);
  await Promise.all(pages.map((page) => expect(findInQueue(page, queues.approver1, filed)).toBeVisible()));

  const answers = await Promise.all(
    pages.map(async (page) => {
      const answered = page.waitForResponse((response) =>
        response.url().includes('/api/approveprocess/update'),
      );
      await pressApprove(page, queues.approver1, filed);
      const answer: { bucketApprovalId: number; notes: string } = await (await answered).json();
      return answer;
    }),
  );
  const winners = answers.filter((answer) => answer.bucketApprovalId === filed.bucketApprovalId);
  const losers = answers.filter((answer) => answer.bucketApprovalId === -1);
  expect(winners).toHaveLength(1);
  expect(losers).toHaveLength(1);
  // Agus Santoso and Bambang Wijaya are the two: the loser reads the other's name.
  expect(losers[0]?.notes).toMatch(/Agus Santoso|Bambang Wijaya/);
});
