import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';

interface People {
  /** A page of one's own, signed in as the person, as if on another computer. */
  openAs(username: string, path?: string): Promise<Page>;
}

/** The browser test with people: each call opens a fresh browser context, all are closed at the end. */
export const test = base.extend<People>({
  openAs: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (username, path = '/') => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      await signIn(page, username, path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
