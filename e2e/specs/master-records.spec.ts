import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { cabangPhrases } from '@gerbang/contract/requests/cabang';
import { jabatanPhrases } from '@gerbang/contract/requests/jabatan';
import { privilegePhrases } from '@gerbang/contract/requests/privilege';
import { screens } from '@gerbang/contract/screens';
import { expect } from '@playwright/test';
import { findInQueue, queues } from '../support/access-request.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { choose, createApprover, fileChange, fillForm, sayYes, searchRow } from '../support/master-data.ts';
import { test } from '../support/portal-test.ts';

const mark = String(Date.now()).slice(-6);

test('a branch: created, taken out of use, brought back, each by two people', async ({ openAs }) => {
  const name = `KCP Uji ${mark}`;
  const page = await openAs('spvadminit', screens.masterCabang.path);
  const approve = await createApprover(await openAs('spvadminit2'));
  await page.getByRole('button', { name: tablePhrases.create.id }).click();
  const form = page.getByRole('dialog', { name: cabangPhrases.createTitle.id });
  const save = form.getByRole('button', { name: commonPhrases.save.id });
  await save.click();
  for (const missing of ['codeMissing', 'nameMissing', 'levelMissing', 'groupMissing'] as const) {
    await expect(form.getByText(cabangPhrases[missing].id)).toBeVisible();
  }
  await expectAccessible(page);
  await fillForm(form, { 'Kode Cabang': `U${mark}`, 'Nama Cabang': name, Level: 'a3b' });
  await expect(form.getByLabel('Level', { exact: true })).toHaveValue('3');
  await choose(page, form.getByLabel('Group Limit', { exact: true }), 'KCP');
  await choose(page, form.getByLabel('Parent', { exact: true }), '9101');
  const created = await fileChange(page, 'cabang', () => save.click());
  await expect(page.getByText(`Pengajuan Create Cabang ${name} berhasil diajukan`)).toBeVisible();
  await page.getByRole('button', { name: /^Menunggu persetujuan/ }).click();
  await expect(page.getByRole('article').filter({ hasText: created.ticketNumber })).toContainText(name);
  await approve(created);

  // What was approved shows by itself: the server tells the page that something changed.
  const row = await searchRow(page, name);
  await expect(row).toContainText(commonPhrases.active.id);
  await row.getByRole('button', { name: /^Delete/ }).click();
  const deleted = await fileChange(page, 'deletecabang', () => sayYes(page, commonPhrases.areYouSure.id));
  await expect(row).toContainText(masterDataPhrases.waiting.id);
  await expect(row.getByRole('button', { name: /^Edit/ })).toBeDisabled();
  await approve(deleted);

  await expect(row).toContainText(commonPhrases.inactive.id);
  await row.getByRole('button', { name: /^Undo Delete/ }).click();
  const undone = await fileChange(page, 'deletecabang', () => sayYes(page, commonPhrases.areYouSure.id));
  await approve(undone);
  await expect(row.getByText(commonPhrases.active.id, { exact: true })).toBeVisible();

  // The name is taken now, whatever the code.
  await page.getByRole('button', { name: tablePhrases.create.id }).click();
  await fillForm(form, { 'Kode Cabang': `V${mark}`, 'Nama Cabang': name.toLowerCase(), Level: '3' });
  await choose(page, form.getByLabel('Group Limit', { exact: true }), 'KCP');
  expect((await fileChange(page, 'cabang', () => save.click())).userId).toBe(0);
  await expect(page.getByText(/Telah Terdaftar, Mohon Lakukan Pengajuan Ulang/)).toBeVisible();
});

test('a position: the approver sees whom a change touches, the record keeps who did it', async ({
  openAs,
}) => {
  const page = await openAs('spvadminit', screens.masterJabatan.path);
  const row = await searchRow(page, 'Staf Kredit');
  await row.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog', { name: jabatanPhrases.updateTitle.id });
  await expect(form.getByLabel('Kode Jabatan')).not.toBeEditable();
  const level = form.getByLabel('Level', { exact: true });
  const next = (await level.inputValue()) === '9' ? '8' : '9';
  await level.fill(next);
  const filed = await fileChange(page, 'updatejabatan', () =>
    form.getByRole('button', { name: commonPhrases.save.id }).click(),
  );

  const approver = await openAs('spvadminit2');
  const inQueue = findInQueue(approver, queues.approver1, filed);
  await inQueue.getByRole('button', { name: approvalPhrases.detail.id }).click();
  const detail = approver.getByRole('dialog', { name: approvalPhrases.detailTitle.id });
  await expect(detail.getByText(masterDataPhrases.impactTitle.id)).toBeVisible();
  await expect(detail.getByText(/Level \d+ pegawai berubah dari \d ke \d/)).toBeVisible();
  await expectAccessible(approver);
  await detail.getByRole('button', { name: approvalPhrases.approve.id }).click();
  await sayYes(approver, commonPhrases.areYouSure.id);
  await expect(approver.getByText(/berhasil disetujui/)).toBeVisible();

  await row.getByRole('button', { name: /^Riwayat/ }).click();
  const entry = page.getByRole('article').filter({ hasText: filed.ticketNumber });
  await expect(entry).toContainText('Wahyu Nugroho');
  await expect(entry).toContainText('Ratna Sari');
  await expect(entry.locator('ins')).toHaveText(next);
  await expectAccessible(page);
});

test('the name of a privilege: asked for by admin IT, a taken one refused', async ({ openAs }) => {
  const page = await openAs('adminit', screens.privilege.path);
  const approve = await createApprover(await openAs('spvadminit'));
  // The list shows five at a time, the latest first: which ones depends on what was renamed before.
  await page.getByRole('textbox', { name: 'Cari Nama Privilege' }).fill('Admin Region');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Admin Region' });
  const form = page.getByRole('dialog', { name: privilegePhrases.editTitle.id });
  const name = form.getByLabel(privilegePhrases.name.id);
  const save = form.getByRole('button', { name: commonPhrases.save.id });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await name.fill('INPUTER');
  await save.click();
  await expect(
    page.getByText('Update Nama Privilege INPUTER telah Terdaftar, Mohon Lakukan Pengajuan Ulang').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await name.fill(`Admin Region ${mark}`);
  const filed = await fileChange(page, 'privilegeManagement', () => save.click());
  await expect(page.getByText(/Menjadi Admin Region \d+ berhasil diajukan/)).toBeVisible();
  await expect(row).toContainText(masterDataPhrases.waiting.id);
  await approve(filed);

  const renamed = page.getByRole('row').filter({ hasText: `Admin Region ${mark}` });
  await expect(renamed).toContainText('Rizky Ramadhan');
  await expect(renamed).toContainText('Wahyu Nugroho');
  await renamed.getByRole('button', { name: /^Detail/ }).click();
  await expect(page.getByRole('dialog', { name: privilegePhrases.detailTitle.id })).toContainText('ADMITREG');
});
