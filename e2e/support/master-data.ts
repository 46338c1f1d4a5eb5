import { commonPhrases } from '@gerbang/contract/phrases/common';
import { expect, type Locator, type Page } from '@playwright/test';
import { borrowToken } from './portal-api.ts';

export interface FiledChange {
  readonly userId: number;
  readonly ticketNumber: string;
  readonly bucketApprovalId: number;
}

/** Presses what files a change, and gives back what the server answered. */
export async function fileChange(
  page: Page,
  action: string,
  press: () => Promise<void>,
): Promise<FiledChange> {
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/${action}/create`));
  await press();
  const response = await answered;
  expect(response.status()).toBe(200);
  return await response.json();
}

/** Answers the portal's question with yes. */
export async function sayYes(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: question });
  await dialog.getByRole('button', { name: commonPhrases.yes.id, exact: true }).click();
}

/** A second person approves, over the same wire the portal's own buttons use. */
export async function createApprover(page: Page): Promise<(filed: FiledChange) => Promise<void>> {
  const call = await borrowToken(page);
  return async ({ bucketApprovalId }) => {
    const { body } = await call(
      'PUT',
      `/api/approveprocess/update?modelID=bucketApprovalId:${bucketApprovalId}`,
      {
        bucketApprovalId,
        notes: 'Sudah Disetujui',
      },
    );
    expect(body).toMatchObject({ bucketApprovalId, status: 2 });
  };
}

/** The form's dialog, filled in by label; what is not named stays as it is. */
export async function fillForm(dialog: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Chooses from a dropdown by typing; on a busy machine a list that opens while the page settles is opened again. */
export async function choose(page: Page, box: Locator, text: string): Promise<void> {
  const option = page.locator('.ant-select-item-option').filter({ hasText: text }).first();
  await expect(async () => {
    await box.click();
    await box.fill(text);
    await option.click({ timeout: 5_000 }).catch(async (error: unknown) => {
      await page.keyboard.press('Escape');
      throw error;
    });
  }).toPass();
}

/** Types into the table's search and waits for the row. */
export async function searchRow(page: Page, text: string): Promise<Locator> {
  await page
    .getByPlaceholder(/^Cari /)
    .first()
    .fill(text);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toHaveCount(1);
  return row;
}
