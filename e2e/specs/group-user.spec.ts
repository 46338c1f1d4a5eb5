import { commonPhrases } from '@gerbang/contract/phrases/common';
import { groupUserScreenPhrases as p } from '@gerbang/contract/phrases/group-user';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { groupUserPhrases } from '@gerbang/contract/requests/group-user';
import { personSwitchPhrases } from '@gerbang/contract/requests/person-switch';
import { type Screen, screens } from '@gerbang/contract/screens';
import { expect, type Locator, type Page } from '@playwright/test';
import { approve, queues } from '../support/access-request.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { choose, createApprover, fileChange, fillForm, sayYes } from '../support/master-data.ts';
import { borrowToken } from '../support/portal-api.ts';
import { test } from '../support/portal-test.ts';
import { expectLoginForm, submitLogin } from '../support/sign-in.ts';
import { waitUntilLoaded } from '../support/wait-until-loaded.ts';

/** The person's row in a list of people, searched by employee number. */
async function findPerson(page: Page, section: string, employeeId: string): Promise<Locator> {
  const list = page.getByRole('region', { name: section, exact: true });
  await list.getByPlaceholder(/^Cari /).fill(employeeId);
  await page.keyboard.press('Enter');
  const row = list
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: employeeId, exact: true }) });
  await expect(row).toHaveCount(1);
  return row;
}

async function askToDisable(page: Page, row: Locator, action: string, note: string) {
  await row.getByRole('switch').click();
  const dialog = page.getByRole('dialog', { name: personSwitchPhrases.noteTitle.id });
  const disable = dialog.getByRole('button', { name: p.disable.id, exact: true });
  await expect(disable).toBeDisabled();
  await expect(dialog.getByRole('button', { name: p.cancel.id, exact: true })).toBeVisible();
  await dialog.getByPlaceholder(personSwitchPhrases.notePlaceholder.id).fill(note);
  return await fileChange(page, action, () => disable.click());
}

const units: readonly (readonly [username: string, screen: Screen])[] = [
  ['admincabang', screens.groupUserCabang],
  ['adminarea', screens.groupUserArea],
  ['adminregion', screens.groupUserRegion],
];

test('branch, area and region admins see their own people, and nobody from elsewhere', async ({ openAs }) => {
  const totals: number[] = [];
  for (const [username, screen] of units) {
    const page = await openAs(username, screen.path);
    const list = page.getByRole('region', { name: p.requestsTitle.id, exact: true });
    await waitUntilLoaded(page);
    for (const column of [
      'Employee ID',
      'Username',
      'Nama Pemohon',
      'IP Pemohon',
      'Nama Pemeriksa',
      'IP Pemeriksa',
    ]) {
      await expect(list.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    }
    const range = await list.getByText(/^1-\d+ dari \d+$/).innerText();
    totals.push(Number(range.split(' ').at(-1)));

    const own = await findPerson(page, p.requestsTitle.id, '10000001');
    await expect(own.getByRole('switch')).toBeChecked();
    await list.getByPlaceholder(/^Cari /).fill('10000016');
    await page.keyboard.press('Enter');
    await expect(list.getByText(tablePhrases.empty.id)).toBeVisible();

    // What the screen does not offer, a call made by hand does not get either.
    const call = await borrowToken(page);
    const refused = await call('POST', '/api/disableusercabang/create', {
      disabledUser: 16,
      isActive: 1,
      noteDisable: 'Bukan cabang saya',
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    const others = await call('GET', '/api/monitoringgroupuser/view');
    expect(others.status).toBe(403);
  }
  const [branch = 0, area = 0, region = 0] = totals;
  expect(branch).toBeGreaterThan(0);
  expect(area).toBeGreaterThan(branch);
  expect(region).toBeGreaterThan(area);
});

test('a branch admin switches somebody off and on again; the portal lets go of them at once', async ({
  openAs,
  page: visitor,
}) => {
  const page = await openAs('admincabang', screens.groupUserCabang.path);
  const teller = await openAs('teller', screens.statusPermohonan.path);
  const row = await findPerson(page, p.requestsTitle.id, '10000003');

  await row.getByRole('button', { name: /^Detail / }).click();
  const detail = page.getByRole('dialog', { name: p.detailTitle.id });
  for (const label of [
    p.firstName,
    p.initial,
    p.lastName,
    p.displayName,
    p.description,
    p.office,
    p.phoneNumber,
    p.email,
    p.address,
  ]) {
    await expect(detail.getByText(label.id, { exact: true })).toBeVisible();
  }
  const held = detail.getByRole('region', { name: p.privilegeList.id, exact: true });
  await held.getByRole('button', { name: /^Privilege List \(1\)$/ }).click();
  await expect(held.getByText('Inputer')).toBeVisible();
  await expect(held.getByRole('button', { name: 'Recently Update (0)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();

  const off = await askToDisable(page, row, 'disableusercabang', 'Cuti panjang');
  await expect(page.getByText('Pengajuan Penonaktifan User Tania Lestari Berhasil')).toBeVisible();
  await expect(row).toContainText(p.waitingTag.id);
  await expect(row.getByRole('switch')).toBeDisabled();
  await expectAccessible(page);

  await approve(await openAs('approver1'), queues.approver1, off);
  await approve(await openAs('adminit'), queues.ciso, off);
  await teller.getByRole('link', { name: 'Profile' }).first().click();
  await expectLoginForm(teller);
  await submitLogin(visitor, 'teller');
  await expect(visitor.getByText('Akun Anda Sudah Tidak Aktif')).toBeVisible();

  await page.reload();
  const again = await findPerson(page, p.requestsTitle.id, '10000003');
  await expect(again).toContainText('Citra Maharani');
  await expect(again).toContainText('Rizky Ramadhan');
  await again.getByRole('switch').click();
  const on = await fileChange(page, 'disableusercabang', () =>
    sayYes(page, personSwitchPhrases.confirmEnable.id),
  );
  await expect(page.getByText('Pengajuan Pengaktifan User Tania Lestari Berhasil')).toBeVisible();
  await approve(await openAs('approver1'), queues.approver1, on);
  await approve(await openAs('adminit'), queues.ciso, on);
  await openAs('teller');
});

test('head office creates, updates and switches people; supervisor admin IT checks each', async ({
  openAs,
}) => {
  const mark = String(Date.now()).slice(-6);
  const page = await openAs('adminit', screens.groupUser.path);
  const approveChange = await createApprover(await openAs('spvadminit'));

  await page.getByRole('button', { name: tablePhrases.create.id }).click();
  const form = page.getByRole('dialog', { name: groupUserPhrases.createTitle.id });
  const save = form.getByRole('button', { name: commonPhrases.save.id });
  await save.click();
  await expect(form.getByText('Tolong Masukkan Nama Manager', { exact: true })).toBeVisible();
  await expect(form.getByText(/^Tolong Masukkan /)).toHaveCount(16);
  await expectAccessible(page);
  await choose(page, form.getByLabel('Jabatan', { exact: true }), 'Customer Service Representative');
  await choose(page, form.getByLabel('Cabang', { exact: true }), '0101');
  const name = `Pegawai ${mark}`;
  await fillForm(form, {
    'First Name': 'Pegawai',
    'Last Name': mark,
    'Display Name': name,
    Description: 'Layanan nasabah',
    Office: 'KCU Thamrin',
    Email: `pegawai.${mark}@bank.example`,
    Alamat: 'Jl. MH Thamrin 1',
    'Kota/Kabupaten': 'Jakarta Pusat',
    Provinsi: 'DKI Jakarta',
    'Kode Pos': '10310',
    'Nama Manager': 'Agus Santoso',
    'Email Manager': 'approver1@bank.example',
    'Employee ID': `E${mark}`,
    'No HP': '0812-3456-7890',
  });
  const dukcapil = form.getByLabel('User Dukcapil');
  await expect(dukcapil).toHaveValue(new RegExp(`E${mark}$`));
  await expect(dukcapil).not.toBeEditable();
  const created = await fileChange(page, 'createUpdateUser', () => save.click());
  await expect(page.getByText(`Create User ${name} berhasil diajukan`)).toBeVisible();
  await approveChange(created);

  await page.reload();
  const row = await findPerson(page, p.createTitle.id, `E${mark}`);
  await row.getByRole('button', { name: /^Edit / }).click();
  const update = page.getByRole('dialog', { name: groupUserPhrases.updateTitle.id });
  await expect(update.getByLabel('Status', { exact: true })).toBeVisible();
  await fillForm(update, { 'No HP': '0811-0000-0001' });
  const updated = await fileChange(page, 'createUpdateUser', () =>
    update.getByRole('button', { name: commonPhrases.save.id }).click(),
  );
  await expect(page.getByText(`Pengajuan Update User ${name} Berhasil Diajukan`)).toBeVisible();
  await approveChange(updated);

  const switched = await findPerson(page, p.requestsTitle.id, `E${mark}`);
  const off = await askToDisable(page, switched, 'disableuser', 'Salah dibuat');
  await expect(page.getByText(`Pengajuan Penonaktifan User ${name} Berhasil`)).toBeVisible();
  await approveChange(off);
  await page.reload();
  await expect(await findPerson(page, p.requestsTitle.id, `E${mark}`)).toContainText(p.nonActive.id);

  const call = await borrowToken(page);
  const self = await call('POST', '/api/disableuser/create', {
    disabledUser: 8,
    isActive: 1,
    noteDisable: 'x',
  });
  expect(self).toMatchObject({ status: 403, body: { code: 'NOT_ONESELF' } });
});
