import { sessionPhrases } from '@gerbang/contract/phrases/session';
import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { expect } from '@playwright/test';
import { test } from '../support/portal-test.ts';
import { expectLoginForm, signIn, signOut, submitLogin } from '../support/sign-in.ts';

test('a wrong password stays at the form and says so', async ({ page }) => {
  await submitLogin(page, 'inputer', 'bukan-sandinya');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectLoginForm(page);
});

test('signing out asks for the password again', async ({ page }) => {
  await signIn(page, 'inputer');
  await signOut(page);
  await page.goto('/');
  await expectLoginForm(page);
});

for (const { username, alert } of [
  { username: 'tanpaakun', alert: 'Akun Tidak Terdaftar' },
  { username: 'nonaktif', alert: 'Akun Anda Sudah Tidak Aktif' },
]) {
  test(`${username} is told '${alert}' and led out`, async ({ page }) => {
    await submitLogin(page, username);
    await expect(page.getByRole('dialog', { name: alert })).toBeVisible();
    await expect(page.getByRole('button', { name: shellPhrases.logout.id })).toHaveCount(0);
    await page.getByRole('button', { name: sessionPhrases.confirm.id }).click();
    await expectLoginForm(page);
  });
}

test('a screen of another role shows the no-access screen and none of its content', async ({ openAs }) => {
  const page = await openAs('inquiry', '/Pengajuan-Hak-Akses');
  await expect(page.getByRole('heading', { name: shellPhrases.noAccessTitle.id })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('an unknown address leads home', async ({ openAs }) => {
  const page = await openAs('inputer', '/tidak/ada');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Daftar Aplikasi').first()).toBeVisible();
});

test('a reload signs in silently and keeps the address', async ({ openAs }) => {
  const page = await openAs('inputer', '/Status-Permohonan');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status Permohonan');
  await expect(page).toHaveURL(/\/Status-Permohonan/);
});

test('a second sign-in of the same person ends the first', async ({ openAs }) => {
  const first = await openAs('approver9');
  await openAs('approver9');
  // The next call of the first browser is refused, which logs it out.
  await first.getByRole('link', { name: 'Status Permohonan' }).first().click();
  await expectLoginForm(first);
});
