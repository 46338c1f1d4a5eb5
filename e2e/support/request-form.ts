import type { Locator, Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import type { FiledTicket } from './access-request.ts';

/** Chooses an entry of a dropdown by its label and text, as somebody does who types: search, then Enter. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByLabel(label, { exact: true });
  await box.fill(option);
  await expect(
    page.locator('.ant-select-dropdown .ant-select-item-option-active').filter({ hasText: option }),
  ).toBeAttached();
  await box.press('Enter');
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
