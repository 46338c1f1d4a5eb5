import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { screens } from '@gerbang/contract/screens';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/portal-test.ts';
import { expectLoginForm, signIn } from '../support/sign-in.ts';
import { waitUntilLoaded } from '../support/wait-until-loaded.ts';

/** The page as it stands, in both sets of colours; the portal follows the device unless told otherwise. */
async function expectAccessibleInBothColours(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test('the login form is accessible', async ({ page }) => {
  await page.goto('/');
  await expectLoginForm(page);
  await expectAccessibleInBothColours(page);
});

test('every screen of an inputer is accessible', async ({ page }) => {
  test.slow();
  await signIn(page, 'inputer');
  for (const screen of Object.values(screens)) {
    await page.goto(screen.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilLoaded(page);
    await expectAccessibleInBothColours(page);
  }
});

for (const username of ['approver1', 'adminit', 'spvadminit']) {
  test(`the queues of ${username} are accessible`, async ({ page }) => {
    await signIn(page, username);
    await expect(page.getByRole('table').first()).toBeVisible();
    await waitUntilLoaded(page);
    await expectAccessibleInBothColours(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar is a drawer, and nothing sticks out', async ({ page }) => {
    await signIn(page, 'inputer');
    const navigation = page.getByRole('navigation', { name: shellPhrases.mainNavigation.id });
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: shellPhrases.openMenu.id }).click();
    await expect(navigation).toBeVisible();
    await navigation.getByRole('link', { name: screens.statusPermohonan.title.id }).click();
    await expect(page).toHaveURL(new RegExp(`${screens.statusPermohonan.path}$`));
    await expect(navigation).toBeHidden();
    await waitUntilLoaded(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
