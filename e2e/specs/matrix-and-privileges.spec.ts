import { commonPhrases } from '@gerbang/contract/phrases/common';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { jabatanPrivilegePhrases } from '@gerbang/contract/requests/jabatan-privilege';
import { matrixMenuPhrases } from '@gerbang/contract/requests/matrix-menu';
import { screens } from '@gerbang/contract/screens';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { choose, createApprover, fileChange, sayYes } from '../support/master-data.ts';
import { test } from '../support/portal-test.ts';

const mark = String(Date.now()).slice(-6);

test('a menu of an application: edited in place, one row at a time, approved by another', async ({
  openAs,
}) => {
  const page = await openAs('spvadminit', screens.mappingMatrixMenu.path);
  const approve = await createApprover(await openAs('spvadminit2'));
  await expect(page.getByText(matrixMenuPhrases.chooseApplication.id)).toBeVisible();
  await choose(page, page.getByLabel(matrixMenuPhrases.application.id, { exact: true }), 'Sistem Teller');
  const create = page.getByRole('button', { name: tablePhrases.create.id });
  await create.click();
  await expect(create).toBeDisabled();
  const blank = page.getByRole('row').filter({ has: page.getByRole('textbox', { name: 'Kode Menu' }) });
  const save = blank.getByRole('button', { name: commonPhrases.save.id });
  await expect(save).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeDisabled();
  await blank.getByRole('textbox', { name: 'Kode Menu' }).fill(`TEL-${mark}`);
  await blank.getByRole('textbox', { name: 'Nama Menu' }).fill(`Menu ${mark}`);
  await expect(save).toBeDisabled();
  await choose(page, blank.getByRole('combobox', { name: 'Jabatan' }), 'Teller 1');
  await expectAccessible(page);
  await save.click();
  const created = await fileChange(page, 'matrixmenu', () => sayYes(page, matrixMenuPhrases.areYouSure.id));
  // While the approval arrives, the waiting line and the menu itself may stand beside each other for a moment.
  const row = page
    .getByRole('row')
    .filter({ hasText: `Menu ${mark}` })
    .first();
  await expect(row).toContainText(masterDataPhrases.waiting.id);
  // The code is shown without its separator.
  await expect(row).toContainText(`TEL${mark}`);
  await approve(created);

  await page.getByPlaceholder(/^Cari /).fill(mark);
  await page.keyboard.press('Enter');
  await expect(row).toContainText(commonPhrases.active.id);
  await row.getByRole('button', { name: /^Delete/ }).click();
  const deleted = await fileChange(page, 'deletematrixmenu', () =>
    sayYes(page, matrixMenuPhrases.areYouSure.id),
  );
  await approve(deleted);
  await expect(row).toContainText(commonPhrases.inactive.id);
  await expect(row.getByRole('button', { name: /^Undo Delete/ })).toBeEnabled();
});

test('privileges of a position: queued, waiting, approved, taken back; nobody is locked out', async ({
  openAs,
}) => {
  const page = await openAs('spvadminit', screens.parameterJabatanPrivilege.path);
  const approve = await createApprover(await openAs('spvadminit2'));
  const position = page.getByLabel(jabatanPrivilegePhrases.position.id, { exact: true });
  await expect(page.getByText(jabatanPrivilegePhrases.choosePosition.id)).toBeVisible();

  await choose(page, position, 'Staf Operasional Cabang');
  await expect(page.getByRole('checkbox', { name: 'Inputer' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Inputer' })).toBeDisabled();
  const save = page.getByRole('button', { name: jabatanPrivilegePhrases.save.id, exact: true });
  const reset = page.getByRole('button', { name: commonPhrases.reset.id, exact: true });
  await expect(save).toBeDisabled();
  const inquiry = page.getByRole('checkbox', { name: /^(Inquiry|Pemantau)/ });
  await inquiry.check();
  await reset.click();
  await expect(inquiry).not.toBeChecked();
  await inquiry.check();
  await expectAccessible(page);
  const asked = await fileChange(page, 'jabatanprivilege', () => save.click());
  await expect(page.getByRole('checkbox', { name: /\(Waiting\)$/ })).toBeDisabled();
  await approve(asked);

  await expect(inquiry).toBeChecked();
  await inquiry.uncheck();
  const returned = await fileChange(page, 'jabatanprivilege', () => save.click());
  await approve(returned);

  await choose(page, position, 'Supervisor Admin IT');
  await page.getByRole('checkbox', { name: 'Supervisor Admin IT' }).uncheck();
  await save.click();
  await expect(page.getByText(/mengunci pemegang terakhir Supervisor Admin IT/)).toBeVisible();
});

test('these screens are closed to those they are not for', async ({ openAs }) => {
  const admin = await openAs('adminit2', screens.masterCabang.path);
  await expect(admin.getByRole('heading', { name: shellPhrases.noAccessTitle.id })).toBeVisible();
  const supervisor = await openAs('spvadminit2', screens.privilege.path);
  await expect(supervisor.getByRole('heading', { name: shellPhrases.noAccessTitle.id })).toBeVisible();
});
