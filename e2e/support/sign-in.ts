import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { expect, type Page } from '@playwright/test';

const DEMO_PASSWORD = 'gerbang';

/** Goes to a page of the portal and through the provider's own form; ends wherever that leads. */
export async function submitLogin(
  page: Page,
  username: string,
  password = DEMO_PASSWORD,
  path = '/',
): Promise<void> {
  await page.goto(path);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form').getByRole('button').first().click();
}

/** Signs in and waits until the portal has opened. */
export async function signIn(page: Page, username: string, path = '/'): Promise<void> {
  await submitLogin(page, username, DEMO_PASSWORD, path);
  await expect(page.getByRole('button', { name: shellPhrases.logout.id })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: shellPhrases.logout.id }).click();
  await expectLoginForm(page);
}

export async function expectLoginForm(page: Page): Promise<void> {
  await expect(page.locator('input[name=username]')).toBeVisible();
}
