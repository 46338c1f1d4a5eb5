import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { homePhrases } from '@gerbang/contract/phrases/home';
import { hakAksesPhrases } from '@gerbang/contract/requests/hak-akses';
import { screens } from '@gerbang/contract/screens';
import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilLoaded } from './wait-until-loaded.ts';

/** As much of a request as is needed to find it in a queue. */
export interface FiledTicket {
  readonly ticketNumber: string;
  readonly bucketApprovalId: number;
}

export interface FiledRequest extends FiledTicket {
  readonly application: string;
}

interface FilingAnswer {
  /** 0 when an equal request waits. */
  readonly userId: number;
  readonly ticketNumber: string;
  readonly bucketApprovalId: number;
}

/** The queues of the home page, by the person who works them. */
export const queues = {
  approver1: homePhrases.queue.id,
  approver2: homePhrases.queueLevel2.id,
  ciso: homePhrases.accessQueue.id,
} as const;

/** Files access to the first application the form offers that the person does not wait for already. */
export async function fileAccess(page: Page): Promise<FiledRequest> {
  await page.goto(screens.pengajuanHakAkses.path);
  await waitUntilLoaded(page);
  const submit = page.getByRole('button', { name: commonPhrases.submit.id, exact: true });
  await expect(submit).toBeDisabled();
  for (let which = 0; ; which += 1) {
    await page.getByRole('combobox').click();
    const option = page.locator('.ant-select-item-option').nth(which);
    const application = (await option.innerText()).trim();
    await option.click();
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/hakakses/create'));
    await submit.click();
    const answer: FilingAnswer = await (await answered).json();
    if (answer.userId === 0) {
      await expect(page.getByText(hakAksesPhrases.failure.id).first()).toBeVisible();
      continue;
    }
    await expect(page.getByText(`Pengajuan hak akses aplikasi ${application} berhasil.`)).toBeVisible();
    return { application, ...answer };
  }
}

export function findInQueue(page: Page, queue: string, filed: FiledTicket): Locator {
  return page
    .getByRole('region', { name: queue, exact: true })
    .getByRole('row')
    .filter({ hasText: filed.ticketNumber });
}

/** Presses Approve in the queue and answers the question; what the portal then says is the caller's to check. */
export async function pressApprove(page: Page, queue: string, filed: FiledTicket): Promise<void> {
  const row = findInQueue(page, queue, filed);
  await row.getByRole('button', { name: approvalPhrases.approve.id }).click();
  const question = page.getByRole('dialog').filter({ hasText: commonPhrases.areYouSure.id });
  await question.getByRole('button', { name: commonPhrases.yes.id }).click();
}

export async function approve(page: Page, queue: string, filed: FiledTicket): Promise<void> {
  await pressApprove(page, queue, filed);
  await expect(
    page.getByText(new RegExp(`tiket number ${filed.ticketNumber} berhasil disetujui`)),
  ).toBeVisible();
  await expect(findInQueue(page, queue, filed)).toHaveCount(0);
}

export async function reject(page: Page, queue: string, filed: FiledTicket, note: string): Promise<void> {
  await findInQueue(page, queue, filed).getByRole('button', { name: approvalPhrases.reject.id }).click();
  const dialog = page.getByRole('dialog', { name: approvalPhrases.noteTitle.id });
  const submit = dialog.getByRole('button', { name: approvalPhrases.reject.id });
  await expect(submit).toBeDisabled();
  await dialog.getByRole('textbox').fill(note);
  await submit.click();
  await expect(
    page.getByText(new RegExp(`tiket number ${filed.ticketNumber} berhasil ditolak`)),
  ).toBeVisible();
  await expect(findInQueue(page, queue, filed)).toHaveCount(0);
}
