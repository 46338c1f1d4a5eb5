import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { say } from '@gerbang/contract/phrases/phrase';
import { statusPermohonanPhrases } from '@gerbang/contract/phrases/status-permohonan';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { screens } from '@gerbang/contract/screens';
import { expect } from '@playwright/test';
import { test } from '../support/portal-test.ts';

test('the shared table: pages, search and an address that keeps them', async ({ openAs }) => {
  const page = await openAs('inputer', screens.statusPermohonan.path);
  const table = page.getByRole('region', { name: statusPermohonanPhrases.requests.id, exact: true });
  const search = table.getByRole('textbox', {
    name: say(tablePhrases.searchIn, 'id', { column: 'No. Tiket' }),
  });
  const rows = table
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: approvalPhrases.detail.id }) });
  await expect(table.getByText(/^1-\d+ dari \d+$/)).toBeVisible();
  const before = page.url();

  const ticket = (await rows.first().innerText()).match(/[A-Z]{2,3}-\d{8}-\d{6}/)?.[0] ?? '';
  expect(ticket).not.toBe('');
  await search.fill(ticket);
  await page.keyboard.press('Enter');
  await expect(table.getByText('1-1 dari 1')).toBeVisible();
  expect(page.url()).not.toBe(before);

  await page.reload();
  await expect(table.getByText('1-1 dari 1')).toBeVisible();
  await expect(rows).toHaveCount(1);

  await search.fill('tidak ada yang begini');
  await page.keyboard.press('Enter');
  await expect(table.getByText(tablePhrases.empty.id)).toBeVisible();
  await table.getByRole('button', { name: tablePhrases.clearFilters.id }).click();
  await expect(table.getByText(/^1-\d+ dari \d+$/)).toBeVisible();
});
