import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const FAILING = new Set(['serious', 'critical']);

/** Fails with one line per serious barrier axe finds on the page as it stands. */
export async function expectAccessible(
  page: Page,
  look: 'everything' | 'contrast' = 'everything',
): Promise<void> {
  // Colours that are still fading are measured wrongly; what spins for ever or is held has no end to wait for.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]),
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (look === 'contrast' ? axe.withRules('color-contrast') : axe).analyze();
  const barriers = violations
    .filter((violation) => FAILING.has(violation.impact ?? ''))
    .flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  expect(barriers, `barriers on ${page.url()}`).toEqual([]);
}
