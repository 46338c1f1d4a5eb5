import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { screens } from '@gerbang/contract/screens';
import { expect, type Page } from '@playwright/test';
import { shareOutScreens } from '../support/demo-people.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/portal-test.ts';
import { expectLoginForm, signIn } from '../support/sign-in.ts';
import { waitUntilLoaded } from '../support/wait-until-loaded.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The page as it stands, in both sets of colours; the portal follows the device unless told otherwise. */
async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // What is not colour was looked at already.
  await expectAccessible(page, 'contrast');
}

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, `${page.url()} on a phone`).toBeLessThanOrEqual(widths.clientWidth);
  await page.setViewportSize(DESK);
}

test('the login form is accessible', async ({ page }) => {
  await page.goto('/');
  await expectLoginForm(page);
  await expectAccessibleInBothColours(page);
});

for (const [username, shared] of shareOutScreens()) {
  test(`the screens of ${username} are accessible and fit a phone`, async ({ page }) => {
    test.setTimeout(60_000 + shared.length * 30_000);
    await signIn(page, username);
    for (const screen of shared) {
      await page.goto(screen.path.replace(/:\w+/, 'contoh'));
      await waitUntilLoaded(page);
      await expectAccessibleInBothColours(page);
      await expectFitsPhone(page);
    }
  });
}

for (const username of ['approver1', 'approver2', 'adminit', 'spvadminit']) {
  test(`the queues of ${username} are accessible`, async ({ page }) => {
    await signIn(page, username);
    await expect(page.getByRole('table').first()).toBeVisible();
    await waitUntilLoaded(page);
    await expectAccessibleInBothColours(page);
    await expectFitsPhone(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the sidebar is a drawer', async ({ page }) => {
    await signIn(page, 'inputer');
    const navigation = page.getByRole('navigation', { name: shellPhrases.mainNavigation.id });
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: shellPhrases.openMenu.id }).click();
    await expect(navigation).toBeVisible();
    await navigation.getByRole('link', { name: screens.statusPermohonan.title.id }).click();
    await expect(page).toHaveURL(new RegExp(`${screens.statusPermohonan.path}$`));
    await expect(navigation).toBeHidden();
    await waitUntilLoaded(page);
    await expectAccessible(page);
  });
});

test('a person who wants no motion can still choose from a list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'inputer', screens.pengajuanHakAkses.path);
  await page.getByRole('combobox').first().click();
  await expect(page.locator('.ant-select-item-option').first()).toBeInViewport();
});
