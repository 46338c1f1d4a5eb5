import type { Locator, Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import type { FiledTicket } from './access-request.ts';

/** Chooses an entry of a dropdown by its label and text. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: option })
    .first()
    .click();
}

/** Presses the button and reads what the server answered to the filing. */
export async function submitForm(page: Page, button: Locator, action: string): Promise<FiledTicket> {
  const answered = page.waitForResponse((response: Response) =>
    response.url().endsWith(`/api/${action}/create`),
  );
  await button.click();
  const filed: FiledTicket & { userId: number } = await (await answered).json();
  expect(filed.userId).toBeGreaterThan(0);
  return filed;
}

/** The smallest file every check takes for a PDF. */
export const smallPdf = {
  name: 'bukti pendukung.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%âãÏÓ\ntrailer\n%%EOF\n'),
};
