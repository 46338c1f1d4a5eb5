import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { screens } from '@gerbang/contract/screens';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/portal-test.ts';
import { expectLoginForm, signIn } from '../support/sign-in.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the login form is accessible', async ({ page }) => {
      await page.goto('/');
      await expectLoginForm(page);
      await expectAccessible(page);
    });

    for (const screen of Object.values(screens)) {
      test(`${screen.path} is accessible`, async ({ page }) => {
        await signIn(page, 'inputer', screen.path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
    }

    for (const username of ['approver1', 'adminit', 'spvadminit']) {
      test(`the queues of ${username} are accessible`, async ({ page }) => {
        await signIn(page, username);
        await expect(page.getByRole('table').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar is a drawer, and nothing sticks out', async ({ page }) => {
    await signIn(page, 'inputer');
    const navigation = page.getByRole('navigation', { name: shellPhrases.mainNavigation.id });
    await expect(navigation).not.toBeInViewport();
    await page.getByRole('button', { name: shellPhrases.openMenu.id }).click();
    await expect(navigation).toBeInViewport();
    await navigation.getByRole('link', { name: 'Status Permohonan' }).click();
    await expect(page).toHaveURL(/\/Status-Permohonan/);
    await expect(navigation).not.toBeInViewport();
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
