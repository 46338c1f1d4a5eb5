import { expect, type Page } from '@playwright/test';

/** Nothing on the page still loads. The network never falls silent: the stream of live updates stays open. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], .ant-skeleton-active, .ant-spin-spinning')).toHaveCount(0);
}
