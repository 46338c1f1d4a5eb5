import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { statusPhrases } from '@gerbang/contract/phrases/status';
import { screens } from '@gerbang/contract/screens';
import { expect } from '@playwright/test';
import { approve, fileAccess, findInQueue, queues, reject } from '../support/access-request.ts';
import { waitForMail } from '../support/inbox.ts';
import { test } from '../support/portal-test.ts';

test('access to an application: filed, approved twice, opened', async ({ openAs, request }) => {
  const inputer = await openAs('inputer');
  const filed = await fileAccess(inputer);
  await inputer.goto('/');
  const applications = inputer.getByRole('region', { name: 'Daftar Aplikasi' });
  await expect(applications.getByRole('link', { name: filed.application })).toHaveCount(0);
  await waitForMail(request, { to: 'approver1@', mentions: filed.ticketNumber });

  const approver = await openAs('approver1');
  await findInQueue(approver, queues.approver1, filed)
    .getByRole('button', { name: approvalPhrases.detail.id })
    .click();
  const detail = approver.getByRole('dialog', { name: approvalPhrases.detailTitle.id });
  await expect(detail).toContainText(filed.ticketNumber);
  await expect(detail).toContainText(filed.application);
  await approver.keyboard.press('Escape');
  await approve(approver, queues.approver1, filed);

  const admin = await openAs('adminit');
  await approve(admin, queues.ciso, filed);

  await inputer.goto('/');
  await expect(applications.getByRole('link', { name: filed.application })).toBeVisible();
  await waitForMail(request, { to: 'inputer@', mentions: filed.ticketNumber });
});

test('a rejection carries its note back to the filer', async ({ openAs }) => {
  const teller = await openAs('teller');
  const filed = await fileAccess(teller);

  const approver = await openAs('approver1b');
  await reject(approver, queues.approver1, filed, 'Belum diperlukan untuk tugas ini');

  await teller.goto(screens.statusPermohonan.path);
  const row = teller.getByRole('row').filter({ hasText: filed.ticketNumber });
  await expect(row).toContainText(statusPhrases.rejected.id);
  await row.getByRole('button', { name: approvalPhrases.detail.id }).click();
  await expect(teller.getByRole('dialog')).toContainText('Belum diperlukan untuk tugas ini');
});
