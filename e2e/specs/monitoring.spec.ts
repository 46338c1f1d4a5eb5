import { readFile } from 'node:fs/promises';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { employeeSyncPhrases } from '@gerbang/contract/phrases/employee-sync';
import { dashboardPhrases, monitoringPhrases } from '@gerbang/contract/phrases/monitoring';
import { statusPhrases } from '@gerbang/contract/phrases/status';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { screens } from '@gerbang/contract/screens';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { borrowToken } from '../support/portal-api.ts';
import { test } from '../support/portal-test.ts';
import { waitUntilLoaded } from '../support/wait-until-loaded.ts';

const TICKET = /[A-Z]{2,3}-\d{8}-\d{6}/;

async function chooseStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('combobox', { name: tablePhrases.status.id, exact: true }).click();
  await pickOption(page, status);
}

/** A busy machine may still be placing the list of options; the event reaches the option wherever it stands. */
async function pickOption(page: Page, option: string): Promise<void> {
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().dispatchEvent('click');
}

async function countRows(page: Page): Promise<number> {
  await waitUntilLoaded(page);
  return Number(
    (
      await page
        .getByText(/^1-\d+ dari \d+$/)
        .first()
        .innerText()
    )
      .split(' ')
      .at(-1),
  );
}

test('inquiry watches the bank: every monitor with its rows, details and CSV', async ({ openAs }) => {
  const page = await openAs('inquiry', screens.monitoringHakAkses.path);
  const rows = page.getByRole('row').filter({ hasText: TICKET });
  const all = await countRows(page);

  // Only a rejected request has details here; the button of the others says why.
  await chooseStatus(page, statusPhrases.approved.id);
  await expect(rows.first()).toContainText(statusPhrases.approved.id);
  await expect(rows.first().getByRole('button', { name: monitoringPhrases.onlyRejected.id })).toBeDisabled();
  await chooseStatus(page, statusPhrases.rejected.id);
  await expect(rows.first()).toContainText(statusPhrases.rejected.id);
  await rows.first().getByRole('button', { name: approvalPhrases.detail.id }).click();
  const rejection = page.getByRole('dialog', { name: /^Detail / });
  for (const label of [monitoringPhrases.userId, monitoringPhrases.byWhom, monitoringPhrases.notes]) {
    await expect(rejection.getByText(label.id, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rejection).toBeHidden();

  // The file holds what the screen asks for under its filter, in its order: ticket by ticket, beyond the page shown.
  const rejected = await countRows(page);
  expect(rejected).toBeLessThan(all);
  const listed = page.waitForRequest((request) => request.url().includes('/api/monitoringuser/view?'));
  const call = await borrowToken(page);
  const asked = new URL((await listed).url());
  asked.searchParams.set('top', '1000');
  const { body } = await call('GET', `${asked.pathname}${asked.search}`);
  const items = body.items as readonly { ticketNumber: string }[];
  expect(items).toHaveLength(rejected);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: tablePhrases.exportCsv.id }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${screens.monitoringHakAkses.title.id}.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect([...csv.matchAll(new RegExp(TICKET, 'g'))].map(([ticket]) => ticket)).toEqual(
    items.map((item) => item.ticketNumber),
  );

  for (const [screen, labels] of [
    [screens.monitoringPerubahanMenu, [monitoringPhrases.menu, monitoringPhrases.targetBranch]],
    [screens.monitoringResetPassword, [monitoringPhrases.approverBucket, monitoringPhrases.approvalDate]],
    [screens.monitoringPerubahanLimit, [monitoringPhrases.approverNames, monitoringPhrases.jobTitle]],
  ] as const) {
    await page.goto(screen.path);
    expect(await countRows(page)).toBeGreaterThan(5);
    await rows.first().getByRole('button', { name: approvalPhrases.detail.id }).click();
    const detail = page.getByRole('dialog', { name: /^Detail / });
    for (const label of labels) await expect(detail.getByText(label.id, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  }

  // Nothing of the log screens is for inquiry.
  await page.goto(screens.monitoringLog.path);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('logs of what one decided and filed', async ({ openAs }) => {
  for (const [username, screen] of [
    ['adminit', screens.transactionLog],
    ['spvadminit', screens.trackingTiket],
  ] as const) {
    const page = await openAs(username, screen.path);
    expect(await countRows(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: approvalPhrases.detail.id }).first().click();
    await expect(page.getByRole('dialog', { name: /^Detail / }).getByText(TICKET)).toBeVisible();
  }
});

test('the dashboard: a period, an application, and from a bar to what it counts', async ({ openAs }) => {
  const page = await openAs('spvadminit', screens.dashboardTransaksi.path);
  await waitUntilLoaded(page);
  const start = page.getByLabel(dashboardPhrases.period.id).first();
  await start.fill('2020/01/01');
  await start.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: dashboardPhrases.search.id }).click();
  const chart = page.getByRole('figure', { name: dashboardPhrases.chart.id });
  await expect(chart.getByText('Core Banking')).toBeVisible();
  for (const label of ['RESET PASSWORD', 'PERUBAHAN MENU', 'HAK AKSES', 'LIMIT SPV', 'SUMMARY']) {
    await expect(chart.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: label, exact: true })).toBeVisible();
  }
  // Nobody needs to ask for Core Banking: what is zero has neither bar nor label.
  await expect(chart.getByRole('button', { name: /^Lihat 0 / })).toHaveCount(0);
  await expectAccessible(page);

  const bar = chart.getByRole('button', { name: /^Lihat \d+ pengajuan RESET PASSWORD Treasury$/ });
  const count = Number((await bar.getAttribute('aria-label'))?.match(/\d+/)?.[0]);
  await bar.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: `${count} pengajuan RESET PASSWORD Treasury` });
  await expect(list.getByText(new RegExp(`^1-\\d+ dari ${count}$`))).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel(dashboardPhrases.application.id, { exact: true }).click();
  await pickOption(page, 'Treasury');
  await page.getByRole('button', { name: dashboardPhrases.search.id }).click();
  await expect(chart.getByText('Core Banking')).toHaveCount(0);
  await expect(bar).toHaveAccessibleName(new RegExp(`^Lihat ${count} `));
});

test('the scheduler: Sync tells how it went, and the run stays to be seen', async ({ openAs }) => {
  const page = await openAs('spvadminit', screens.monitoringLog.path);
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: employeeSyncPhrases.sync.id, exact: true }).click();
  const message = page.getByText(/^Sinkronisasi pegawai berhasil: /);
  await expect(message).toBeVisible();
  const counts = (await message.innerText()).replace(/^.*?: /, '').replace(/\.$/, '');
  const runs = page.getByRole('region', { name: employeeSyncPhrases.lastRun.id, exact: true });
  const run = runs.getByRole('row').filter({ hasText: counts }).first();
  await expect(run).toContainText(employeeSyncPhrases.done.id);
  await expect(run).toContainText('Wahyu Nugroho');
  await expect(run).toContainText(/\d+(,\d)? s/);
  await expectAccessible(page);
});
