import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { filePhrases } from '@gerbang/contract/phrases/files';
import { runningGrantPhrases } from '@gerbang/contract/phrases/running-grants';
import { refusals } from '@gerbang/contract/refusals';
import { limitSpvPhrases } from '@gerbang/contract/requests/limit-spv';
import { limitTetapPhrases } from '@gerbang/contract/requests/limit-tetap';
import { perubahanMenuPhrases } from '@gerbang/contract/requests/perubahan-menu';
import { updateProfilePhrases } from '@gerbang/contract/requests/profile';
import { resetPasswordPhrases } from '@gerbang/contract/requests/reset-password';
import { screens } from '@gerbang/contract/screens';
import { expect, type Page } from '@playwright/test';
import { approve, type FiledTicket, findInQueue, queues } from '../support/access-request.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/portal-test.ts';
import { choose, smallPdf, submitForm } from '../support/request-form.ts';

const APPLICATION = 'Core Banking';
type OpenAs = (username: string, path?: string) => Promise<Page>;

async function approveTwice(openAs: OpenAs, filed: FiledTicket): Promise<void> {
  await approve(await openAs('approver1'), queues.approver1, filed);
  await approve(await openAs('approver2'), queues.approver2, filed);
}

function findRunning(page: Page, filed: FiledTicket) {
  return page
    .getByRole('region', { name: runningGrantPhrases.title.id })
    .getByRole('row')
    .filter({ hasText: filed.ticketNumber });
}

async function fillLimit(page: Page, type: string, amount: string): Promise<void> {
  await choose(page, limitSpvPhrases.application.id, APPLICATION);
  await page.getByRole('radio', { name: type, exact: true }).check();
  await page.getByLabel(limitSpvPhrases.amount.id).fill(amount);
}

test('a supervisor limit: filed with its file, approved twice, running, stopped', async ({ openAs }) => {
  const supervisor = await openAs('supervisor', screens.perubahanLimit.path);
  const submit = supervisor.getByRole('button', { name: limitSpvPhrases.submit.id });
  await expect(submit).toBeDisabled();
  await fillLimit(supervisor, 'Tunai', '20000000000000000');
  await expect(supervisor.getByText(limitSpvPhrases.tooHigh.id)).toBeVisible();
  await expect(submit).toBeDisabled();
  const amount = supervisor.getByLabel(limitSpvPhrases.amount.id);
  await amount.fill('90000000');
  await expect(amount).toHaveValue('90.000.000');

  // Without a file nothing is sent, and nothing that was typed is lost.
  await submit.click();
  await expect(supervisor.getByText(refusals.FILE_MISSING.text.id)).toBeVisible();
  const picker = supervisor.locator('input[type=file]');
  await picker.setInputFiles({ name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(supervisor.getByText(refusals.FILE_TYPE.text.id)).toBeVisible();
  await picker.setInputFiles(smallPdf);
  await expect(amount).toHaveValue('90.000.000');
  await supervisor.getByLabel(limitSpvPhrases.note.id).fill('Antrean panjang');
  await expectAccessible(supervisor);
  const filed = await submitForm(supervisor, submit, 'limitspv');
  await expect(supervisor.getByText(limitSpvPhrases.success.id)).toBeVisible();

  const approver = await openAs('approver1');
  await findInQueue(approver, queues.approver1, filed)
    .getByRole('button', { name: approvalPhrases.detail.id })
    .click();
  const detail = approver.getByRole('dialog', { name: approvalPhrases.detailTitle.id });
  await expect(detail).toContainText('IDR 90.000.000');
  await expect(detail).toContainText('Antrean panjang');
  const download = approver.waitForEvent('download');
  await detail.getByRole('button', { name: /Unduh/ }).click();
  expect((await download).suggestedFilename()).toBe(smallPdf.name);
  await approver.keyboard.press('Escape');
  await approve(approver, queues.approver1, filed);
  await approve(await openAs('approver2'), queues.approver2, filed);

  await supervisor.goto(screens.profile.path);
  await expect(supervisor.getByText('IDR 90.000.000')).toBeVisible();
  await supervisor.goto(screens.statusPermohonan.path);
  const row = findRunning(supervisor, filed);
  const left = row.getByRole('timer');
  await expect(left).toHaveText(/^07:\d\d:\d\d$/);
  const first = await left.innerText();
  await expect(left).not.toHaveText(first);
  await expectAccessible(supervisor);
  await row.getByRole('button', { name: runningGrantPhrases.stop.id }).click();
  await supervisor.getByRole('dialog').getByRole('button', { name: commonPhrases.yes.id }).click();
  await expect(
    supervisor.getByText(
      `Akses Perubahan Limit Supervisor pada aplikasi ${APPLICATION} Berhasil dinonaktifkan`,
    ),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
  await supervisor.goto(screens.profile.path);
  await expect(supervisor.getByText('IDR 50.000.000')).toBeVisible();
});

test('an upload that fails keeps the request, and the file is sent again later', async ({ openAs }) => {
  const supervisor = await openAs('supervisor', screens.perubahanLimit.path);
  await fillLimit(supervisor, 'Non Tunai', '95000000');
  await supervisor.locator('input[type=file]').setInputFiles(smallPdf);
  await supervisor.route('**/storage/upload/**', (route) => route.fulfill({ status: 502, body: 'no' }));
  const submit = supervisor.getByRole('button', { name: limitSpvPhrases.submit.id });
  const filed = await submitForm(supervisor, submit, 'limitspv');
  await expect(supervisor.getByText(filePhrases.failure.id)).toBeVisible();
  await supervisor.unroute('**/storage/upload/**');

  await supervisor.goto(screens.statusPermohonan.path);
  const row = supervisor.getByRole('row').filter({ hasText: filed.ticketNumber });
  await row.getByRole('button', { name: filePhrases.reupload.id }).click();
  const dialog = supervisor.getByRole('dialog', { name: filePhrases.reupload.id });
  await dialog.getByRole('button', { name: filePhrases.upload.id }).click();
  await expect(dialog.getByText(refusals.FILE_MISSING.text.id)).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(smallPdf);
  await dialog.getByRole('button', { name: filePhrases.upload.id }).click();
  await expect(supervisor.getByText(`File berhasil diunggah: ${smallPdf.name}`)).toBeVisible();
});

test('a menu for a while: chosen, approved twice, running', async ({ openAs }) => {
  const inputer = await openAs('inputer', screens.pengajuanMenu.path);
  const submit = inputer.getByRole('button', { name: perubahanMenuPhrases.submit.id, exact: true });
  await expect(submit).toBeDisabled();
  await choose(inputer, perubahanMenuPhrases.application.id, APPLICATION);
  await choose(inputer, perubahanMenuPhrases.menu.id, 'Koreksi Transaksi');
  const hours = inputer.getByLabel(perubahanMenuPhrases.hours.id, { exact: true });
  for (const [typed, said] of [
    ['0', perubahanMenuPhrases.atLeastOneHour.id],
    ['', perubahanMenuPhrases.empty.id],
    ['dua', perubahanMenuPhrases.notANumber.id],
  ] as const) {
    await hours.fill(typed);
    await expect(inputer.getByText(said)).toBeVisible();
    await expect(submit).toBeDisabled();
  }
  await hours.fill('3');
  // Another application takes the menu back.
  await choose(inputer, perubahanMenuPhrases.application.id, 'Sistem Teller');
  await expect(submit).toBeDisabled();
  await choose(inputer, perubahanMenuPhrases.application.id, APPLICATION);
  await choose(inputer, perubahanMenuPhrases.menu.id, 'Koreksi Transaksi');
  await expectAccessible(inputer);
  const filed = await submitForm(inputer, submit, 'perubahanmenu');
  await approveTwice(openAs, filed);
  await inputer.goto(screens.statusPermohonan.path);
  await expect(findRunning(inputer, filed).getByRole('timer')).toHaveText(/^02:\d\d:\d\d$/);
});

test('a permanent limit: chosen, confirmed, approved twice', async ({ openAs }) => {
  const teller = await openAs('teller', screens.perubahanLimitTetap.path);
  const submit = teller.getByRole('button', { name: limitTetapPhrases.submit.id, exact: true });
  await expect(submit).toBeDisabled();
  const sure = teller.getByRole('checkbox');
  await sure.check();
  await submit.click();
  await expect(teller.getByText(limitTetapPhrases.choosePosition.id)).toBeVisible();
  await teller.getByRole('button', { name: 'Lihat limit Teller 4' }).click();
  const limits = teller.getByRole('dialog', { name: limitTetapPhrases.limitsTitle.id });
  await expect(limits).toContainText('IDR 80.000.000');
  await expectAccessible(teller);
  await teller.keyboard.press('Escape');
  await teller.getByRole('radio', { name: 'Teller 4' }).check();
  const filed = await submitForm(teller, submit, 'limitTetap');
  await expect(teller.getByText(limitTetapPhrases.success.id)).toBeVisible();
  await expect(sure).not.toBeChecked();
  await approveTwice(openAs, filed);
  await teller.goto(screens.profile.path);
  await expect(teller.getByText('IDR 80.000.000')).toBeVisible();
});

test('a password reset: one approval, and the application is told', async ({ openAs }) => {
  const teller = await openAs('teller', screens.resetPassword.path);
  const submit = teller.getByRole('button', { name: resetPasswordPhrases.submit.id, exact: true });
  await expect(submit).toBeDisabled();
  await choose(teller, resetPasswordPhrases.application.id, APPLICATION);
  const filed = await submitForm(teller, submit, 'resetpassword');
  await approve(await openAs('approver1b'), queues.approver1, filed);
  await teller.goto(screens.statusPermohonan.path);
  const row = teller.getByRole('row').filter({ hasText: filed.ticketNumber });
  await row.getByRole('button', { name: approvalPhrases.detail.id }).click();
  await expect(teller.getByRole('dialog')).toContainText(approvalPhrases.deliveriesTitle.id);
});

test('a profile update: shown before and after, and in force once approved', async ({ openAs }) => {
  const inputer = await openAs('inputer', screens.profile.path);
  await inputer.getByRole('button', { name: updateProfilePhrases.update.id }).click();
  const dialog = inputer.getByRole('dialog', { name: updateProfilePhrases.update.id });
  const save = dialog.getByRole('button', { name: updateProfilePhrases.save.id });
  await expect(save).toBeDisabled();
  await dialog.getByLabel(updateProfilePhrases.phone.id).fill('+62-811 abc 777');
  await expect(dialog.getByLabel(updateProfilePhrases.phone.id)).toHaveValue('+62-811777');
  await expectAccessible(inputer);
  const filed = await submitForm(inputer, save, 'updatemyprofile');
  await expect(dialog).toBeHidden();

  const approver = await openAs('approver1');
  await findInQueue(approver, queues.approver1, filed)
    .getByRole('button', { name: approvalPhrases.detail.id })
    .click();
  await expect(approver.getByRole('dialog')).toContainText('+62-811777');
  await approver.keyboard.press('Escape');
  await approve(approver, queues.approver1, filed);
  await inputer.goto(screens.profile.path);
  await expect(inputer.getByText('+62-811777')).toBeVisible();
});
