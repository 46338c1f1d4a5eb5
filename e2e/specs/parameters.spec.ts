import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { aplikasiPhrases } from '@gerbang/contract/requests/aplikasi';
import { groupingLimitPhrases } from '@gerbang/contract/requests/grouping-limit';
import { masterGroupingLimitPhrases } from '@gerbang/contract/requests/master-grouping-limit';
import { parameterPenggantiPhrases } from '@gerbang/contract/requests/parameter-pengganti';
import { sysConfigPhrases } from '@gerbang/contract/requests/sys-config';
import { screens } from '@gerbang/contract/screens';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { choose, createApprover, fileChange, fillForm, sayYes, searchRow } from '../support/master-data.ts';
import { test } from '../support/portal-test.ts';

const POSITION = 'Kepala Divisi Operasional';
const mark = String(Date.now()).slice(-6);

test('a parameter and a limit group: created, changed and removed, each by two people', async ({
  openAs,
}) => {
  const page = await openAs('spvadminit', screens.sysConfig.path);
  const approve = await createApprover(await openAs('spvadminit2'));

  // A parameter the portal reads takes only what the portal can read.
  const known = await searchRow(page, 'batas-waktu-approval');
  await known.getByRole('button', { name: /^Edit/ }).click();
  const update = page.getByRole('dialog', { name: sysConfigPhrases.updateTitle.id });
  const save = update.getByRole('button', { name: commonPhrases.save.id });
  await expect(update.getByLabel('Nama Parameter')).not.toBeEditable();
  await fillForm(update, { Parameter: '' });
  await expect(save).toBeDisabled();
  await fillForm(update, { Parameter: 'besok' });
  await save.click();
  await expect(update.getByText(/harus angka bulat dari 1 sampai 720/)).toBeVisible();
  await expectAccessible(page);
  await update.getByRole('button', { name: commonPhrases.cancel.id }).click();

  const param = `uji-${mark}`;
  await page.getByRole('button', { name: tablePhrases.create.id }).click();
  const create = page.getByRole('dialog', { name: sysConfigPhrases.createTitle.id });
  await fillForm(create, { 'Nama Parameter': param, Parameter: 'biru', 'Parameter Tambahan': 'tua' });
  const created = await fileChange(page, 'createSysConfig', () =>
    create.getByRole('button', { name: commonPhrases.save.id }).click(),
  );
  await expect(page.getByText(`Pengajuan Create Sys Config ${param} - biru berhasil diajukan`)).toBeVisible();
  await approve(created);
  await page.reload();
  const row = await searchRow(page, param);
  await row.getByRole('button', { name: /^Delete/ }).click();
  const deleted = await fileChange(page, 'deleteSysConfig', () => sayYes(page, commonPhrases.areYouSure.id));
  await expect(row).toContainText(masterDataPhrases.waiting.id);
  await approve(deleted);
  await page.reload();
  await expect(page.getByText(tablePhrases.empty.id)).toBeVisible();

  await page.goto(screens.masterGroupingLimit.path);
  await page.getByRole('button', { name: tablePhrases.create.id }).click();
  const form = page.getByRole('dialog', { name: masterGroupingLimitPhrases.createTitle.id });
  await expect(form.getByRole('button', { name: commonPhrases.save.id })).toBeDisabled();
  await fillForm(form, { Nama: `G${mark}`, Keterangan: 'Grup uji' });
  const made = await fileChange(page, 'crudMasterGroupingLimit', () =>
    form.getByRole('button', { name: commonPhrases.save.id }).click(),
  );
  await expect(page.getByText(masterGroupingLimitPhrases.created.id)).toBeVisible();
  await approve(made);
  await page.reload();
  const group = await searchRow(page, `G${mark}`);
  for (const [button, state] of [
    [/^Delete/, commonPhrases.inactive.id],
    [/^Undo Delete/, commonPhrases.active.id],
  ] as const) {
    await group.getByRole('button', { name: button }).click();
    const filed = await fileChange(page, 'crudMasterGroupingLimit', () =>
      sayYes(page, commonPhrases.areYouSure.id),
    );
    await approve(filed);
    await page.reload();
    await expect(group.getByText(state, { exact: true })).toBeVisible();
  }

  // A group that branches belong to stays, and the portal says why.
  const used = await searchRow(page, 'KCU');
  await used.getByRole('button', { name: /^Delete/ }).click();
  await sayYes(page, commonPhrases.areYouSure.id);
  await expect(page.getByText(/masih dipakai \d+ cabang/)).toBeVisible();
});

test('limits of a position and its substitute menus: edited in place, waiting, in force', async ({
  openAs,
}) => {
  const page = await openAs('spvadminit', screens.parameterGroupingLimit.path);
  const approve = await createApprover(await openAs('spvadminit2'));
  await expect(page.getByText(groupingLimitPhrases.choosePosition.id)).toBeVisible();
  await choose(page, page.getByLabel(groupingLimitPhrases.position.id), POSITION);
  const row = page.getByRole('row').filter({ hasText: 'KCP' });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('button', { name: 'Edit KP' })).toBeDisabled();
  const cash = row
    .getByRole('textbox', { name: /^Tunai/ })
    .or(row.getByRole('spinbutton', { name: /^Tunai/ }));
  await cash.fill('');
  await expect(row.getByText('Tolong Masukkan Angka Untuk Tunai!')).toBeVisible();
  await expect(row.getByRole('button', { name: commonPhrases.save.id })).toBeDisabled();
  const amount = `12${mark}`;
  await cash.fill(amount);
  await expectAccessible(page);
  await row.getByRole('button', { name: commonPhrases.save.id }).click();
  const filed = await fileChange(page, 'groupingLimit', () => sayYes(page, commonPhrases.areYouSure.id));
  await expect(
    page.getByText(/Pengajuan Grouping Limit Untuk Jabatan Kepala Divisi Operasional Berhasil/),
  ).toBeVisible();
  await expect(row).toContainText(masterDataPhrases.waiting.id);
  await approve(filed);
  await page.reload();
  await choose(page, page.getByLabel(groupingLimitPhrases.position.id), POSITION);
  await expect(row).toContainText(`IDR ${Number(amount).toLocaleString('id-ID')}`);

  await page.goto(screens.parameterPengganti.path);
  await expect(page.getByText(parameterPenggantiPhrases.chooseFirst.id)).toBeVisible();
  const position = page.getByLabel(parameterPenggantiPhrases.position.id);
  await expect(position).toBeDisabled();
  await expect(page.getByPlaceholder(parameterPenggantiPhrases.search.id)).toBeDisabled();
  const chooseBoth = async () => {
    await choose(page, page.getByLabel(parameterPenggantiPhrases.application.id), 'Treasury');
    await choose(page, position, POSITION);
  };
  await chooseBoth();
  const save = page.getByRole('button', { name: parameterPenggantiPhrases.save.id, exact: true });
  await expect(save).toBeDisabled();
  const menu = page.getByRole('checkbox', { name: /Kurs Harian/ });
  const held = await menu.isChecked();
  await menu.click();
  await page.getByPlaceholder(parameterPenggantiPhrases.search.id).fill('tidak ada menu begini');
  await expect(page.getByText(parameterPenggantiPhrases.notFound.id)).toBeVisible();
  const asked = await fileChange(page, 'parameterpengganti', () => save.click());
  await expect(
    page.getByText(
      'Pengajuan Parameter Pengganti Untuk Menu Kurs Harian Pada Aplikasi Treasury Dan Jabatan Kepala Divisi Operasional Berhasil Diajukan',
    ),
  ).toBeVisible();
  await page.getByPlaceholder(parameterPenggantiPhrases.search.id).fill('kurs');
  await expect(page.getByRole('checkbox', { name: /Kurs Harian \(Waiting\)/ })).toBeDisabled();
  await expectAccessible(page);
  await approve(asked);
  await page.reload();
  await chooseBoth();
  await expect(menu).toBeChecked({ checked: !held });
});

test('range limits from their source; an application with a webhook that can be tried', async ({
  openAs,
}) => {
  const page = await openAs('spvadminit', screens.rangeLimit.path);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Sync$/ }).click();
  await expect(page.getByText(/Sinkronisasi Range Limit berhasil/)).toBeVisible();
  await searchRow(page, 'NT07');

  const heard: string[] = [];
  const receiver = createServer((request, response) => {
    heard.push(String(request.headers['x-gerbang-signature']));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  try {
    const approve = await createApprover(await openAs('spvadminit2'));
    const name = `Aplikasi ${mark}`;
    await page.goto(screens.masterAplikasi.path);
    await page.getByRole('button', { name: tablePhrases.create.id }).click();
    const form = page.getByRole('dialog', { name: aplikasiPhrases.createTitle.id });
    const save = form.getByRole('button', { name: commonPhrases.save.id });
    await fillForm(form, {
      [aplikasiPhrases.name.id]: name,
      [aplikasiPhrases.url.id]: 'bukan alamat',
      [aplikasiPhrases.webhookUrl.id]: `http://127.0.0.1:${port}/hook`,
    });
    await save.click();
    await expect(form.getByText(aplikasiPhrases.urlBad.id)).toBeVisible();
    await expect(form.getByText(aplikasiPhrases.secretBad.id)).toBeVisible();
    await expectAccessible(page);
    await fillForm(form, {
      [aplikasiPhrases.url.id]: 'https://uji.bank.example',
      [aplikasiPhrases.webhookSecret.id]: 'rahasia-sekali-0001',
    });
    const filed = await fileChange(page, 'aplikasi', () => save.click());
    await approve(filed);
    await page.reload();
    const row = await searchRow(page, name);
    await row.getByRole('button', { name: new RegExp(`^${aplikasiPhrases.test.id}`) }).click();
    await sayYes(page, aplikasiPhrases.test.id);
    await expect(page.getByText(`Uji pengiriman ke ${name} berhasil (HTTP 204)`)).toBeVisible();
    await expect(row).toContainText(aplikasiPhrases.delivered.id);
    expect(heard).toHaveLength(1);

    // What was written is shown nowhere, and stays when it is not written again.
    await row.getByRole('button', { name: /^Edit/ }).click();
    const update = page.getByRole('dialog', { name: aplikasiPhrases.updateTitle.id });
    await expect(update.getByLabel(aplikasiPhrases.webhookSecret.id, { exact: true })).toHaveValue('');
    await expect(update.getByText(aplikasiPhrases.secretHelp.id)).toBeVisible();
  } finally {
    receiver.close();
  }
});
