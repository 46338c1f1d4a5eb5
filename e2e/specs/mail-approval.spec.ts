import { mailDecisionPhrases } from '@gerbang/contract/phrases/mail-decision';
import { expect, type Page } from '@playwright/test';
import { type FiledRequest, fileAccess } from '../support/access-request.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { type InboxMessage, waitForMail } from '../support/inbox.ts';
import { borrowToken, type CallApi } from '../support/portal-api.ts';
import { test } from '../support/portal-test.ts';
import { expectLoginForm } from '../support/sign-in.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const SECRET = 'rahasia-penerima-uji';

function findLink(mail: InboxMessage, which: 'Setujui' | 'Tolak'): string {
  const link = new RegExp(`${which}: (\\S+)`).exec(mail.text)?.[1];
  if (!link) throw new Error(`The mail has no link ${which}`);
  return new URL(link).pathname;
}

/** Waits for the mail that asks a person for a decision. */
const waitForAsking = (page: Page, username: string, filed: FiledRequest) =>
  waitForMail(page.request, { to: `${username}@bank.example`, mentions: `[${filed.ticketNumber}] Menunggu` });

/** Has one supervisor give an application a webhook, and the other approve it. */
async function connectApplication(file: CallApi, approve: CallApi, name: string, webhookUrl: string) {
  const list = await file(
    'GET',
    `/api/application?filter=${encodeURIComponent(`applicationName = '${name}'`)}`,
  );
  const [application] = list.body.items as { applicationId: number; url: string }[];
  const filed = await file('POST', '/api/aplikasi/create', {
    applicationId: application?.applicationId,
    applicationName: name,
    url: application?.url,
    isActive: 0,
    webhookUrl,
    webhookSecret: SECRET,
  });
  expect(filed.body.bucketApprovalId, JSON.stringify(filed.body)).toBeDefined();
  const id = filed.body.bucketApprovalId;
  const approved = await approve('PUT', `/api/approveprocess/update?modelID=bucketApprovalId:${id}`, {});
  expect(approved.body.bucketApprovalId).toBe(id);
}

test('a request is approved from the inbox at both levels and provisioned to the application', async ({
  openAs,
}) => {
  test.slow();
  const filer = await openAs('inputer');
  const filed = await fileAccess(filer);
  const receiver = await startWebhookReceiver(SECRET);
  try {
    const [first, second] = await Promise.all([openAs('spvadminit'), openAs('spvadminit2')]);
    await connectApplication(
      await borrowToken(first),
      await borrowToken(second),
      filed.application,
      receiver.url,
    );
    for (const [username, level] of [
      ['approver1', 1],
      ['adminit', 2],
    ] as const) {
      const mail = await waitForAsking(filer, username, filed);
      expect(mail.html).toContain('Tidak Aktif');
      const page = await openAs(username, findLink(mail, 'Setujui'));
      await expect(page.getByText(filed.ticketNumber)).toBeVisible();
      await expect(page.getByText(String(level), { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: mailDecisionPhrases.approve.id, exact: true }).click();
      await expect(page.getByText(`Pengajuan ${filed.ticketNumber} berhasil disetujui`)).toBeVisible();
    }
    await waitForMail(filer.request, {
      to: 'inputer@bank.example',
      mentions: `[${filed.ticketNumber}] Pengajuan disetujui`,
    });
    await expect
      .poll(() => receiver.events.map((event) => event.ticketNumber), { timeout: 30_000 })
      .toContain(filed.ticketNumber);
  } finally {
    receiver.stop();
  }
});

test('opening and pressing everything in a mail without being signed in decides nothing', async ({
  openAs,
  browser,
}) => {
  const filer = await openAs('supervisor');
  const filed = await fileAccess(filer);
  const mail = await waitForAsking(filer, 'approver1', filed);

  // A scanner: no session, runs scripts, follows every link and presses every button it finds.
  const scanner = await browser.newContext();
  const page = await scanner.newPage();
  await page.setContent(mail.html);
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((link) => link.includes('/keputusan/'))).toHaveLength(2);
  for (const link of links) {
    await page.goto(link);
    await expectLoginForm(page);
    for (const button of await page.getByRole('button').all()) await button.click().catch(() => undefined);
    for (const method of ['GET', 'POST'] as const) {
      const path = new URL(link).pathname.replace('/keputusan/', '/api/mail-decision/');
      const answer = await scanner.request.fetch(path, { method });
      if (path.startsWith('/api/')) expect(answer.status()).toBe(401);
    }
  }
  await scanner.close();

  // The links still live, for the one they were sent to.
  const approver = await openAs('approver1', findLink(mail, 'Tolak'));
  const reject = approver.getByRole('button', { name: mailDecisionPhrases.reject.id, exact: true });
  await expect(reject).toBeDisabled();
  await approver.getByRole('textbox').fill('Belum diperlukan');
  await reject.click();
  await expect(approver.getByText(`Pengajuan ${filed.ticketNumber} berhasil ditolak`)).toBeVisible();

  // And then no more, with the reason.
  await approver.goto(findLink(mail, 'Setujui'));
  await expect(approver.getByText(mailDecisionPhrases.deadTitle.id)).toBeVisible();
  await expect(approver.getByText('Pengajuan sudah ditolak oleh Agus Santoso.')).toBeVisible();
});

test('a queue changes without a reload', async ({ openAs }) => {
  const approver = await openAs('approver1b');
  const filer = await openAs('teller');
  const filed = await fileAccess(filer);
  await expect(approver.getByText(filed.ticketNumber).first()).toBeVisible();
});
