import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '@gerbang/contract/requests/wire-numbers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';
import { approveAllLevels, type Filed, fileRequest } from '../../test/walk-request.ts';

const MB = 1024 * 1024;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
let supervisor: TestClient;
let ticket: Filed;

beforeAll(async () => {
  app = await startTestApp();
  supervisor = await app.signInAs('supervisor');
  ticket = await fileLimit(1);
});
afterAll(() => app.close());

async function fileLimit(limitedType: 1 | 2): Promise<Filed> {
  return await fileRequest(supervisor, 'limitspv', {
    appId: 1,
    limitedType,
    limitUpdated: 95_000_000,
    timeDuration: HOUR_MS,
  });
}

/** The start of a PDF, filled up to a size. */
function makePdf(size: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size - 9)]);
}

function upload(client: TestClient, to: string, name: string, content: Buffer, field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  return client.post<{ code: string; message: string; fileName: string }>(`/storage/upload/${to}`, form);
}

async function countFiles(): Promise<number> {
  const { rows } = await app.database.pool.query<{ n: number }>(
    'select count(*)::int as n from request_file where request_id = $1',
    [ticket.bucketApprovalId],
  );
  return rows[0]?.n ?? 0;
}

describe('an upload', () => {
  it('is kept with the request, byte for byte, and given back as an attachment only', async () => {
    const content = makePdf(2 * MB);
    expect(await upload(supervisor, ticket.ticketNumber, 'bukti.pdf', content)).toMatchObject({
      status: 200,
      body: { ticketNumber: ticket.ticketNumber, fileName: 'bukti.pdf' },
    });
    const file = await supervisor.download(`/storage/${ticket.ticketNumber}`);
    expect(file.status).toBe(200);
    expect(createHash('sha256').update(file.body).digest('hex')).toBe(
      createHash('sha256').update(content).digest('hex'),
    );
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="bukti\.pdf"/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('replaces the one before; the earlier stays on record', async () => {
    const before = await countFiles();
    await upload(supervisor, ticket.ticketNumber, 'foto.PNG', PNG);
    expect(await countFiles()).toBe(before + 1);
    const file = await supervisor.download(`/storage/${ticket.ticketNumber}`);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.body.equals(PNG)).toBe(true);
  });

  it.each([
    [
      '2 MB and one byte',
      'besar.pdf',
      makePdf(2 * MB + 1),
      'FILE_TOO_LARGE',
      'File harus lebih kecil dari 2 MB!',
    ],
    [
      'HTML under the name of an image',
      'gambar.png',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'FILE_TYPE',
      'Hanya file gambar (.jpg, .jpeg, .png) dan PDF yang diperbolehkan!',
    ],
    ['an archive', 'berkas.pdf', Buffer.from('504b0304140000000800', 'hex'), 'FILE_TYPE', undefined],
    ['nothing', 'kosong.pdf', Buffer.alloc(0), 'FILE_MISSING', 'Silakan pilih file yang akan diunggah.'],
  ])('of %s is refused', async (_what, name, content, code, message) => {
    const before = await countFiles();
    const { status, body } = await upload(supervisor, ticket.ticketNumber, name, content);
    expect({ status, code: body.code }).toEqual({ status: 400, code });
    if (message) expect(body.message).toBe(message);
    expect(await countFiles()).toBe(before);
  });

  it('is refused under another field and without a form', async () => {
    const elsewhere = await upload(supervisor, ticket.ticketNumber, 'a.png', PNG, 'berkas');
    expect(elsewhere).toMatchObject({ status: 400, body: { code: 'FILE_MISSING' } });
    const bare = await supervisor.post(`/storage/upload/${ticket.ticketNumber}`, {});
    expect(bare).toMatchObject({ status: 400, body: { code: 'FILE_MISSING' } });
  });

  it('follows max-upload-mb', async () => {
    const set = (value: string) =>
      app.database.pool.query("update sys_config set param_value = $1 where param_name = 'max-upload-mb'", [
        value,
      ]);
    await set('1');
    const { body } = await upload(supervisor, ticket.ticketNumber, 'besar.pdf', makePdf(MB + 1));
    expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', message: 'File harus lebih kecil dari 1 MB!' });
    await set('3');
    expect(await upload(supervisor, ticket.ticketNumber, 'besar.pdf', makePdf(2 * MB + 5))).toMatchObject({
      status: 200,
    });
    await set('2');
  });

  it('is given a name without a path, that tells what it is', async () => {
    const { body } = await upload(supervisor, ticket.ticketNumber, '../../etc/pass\u0007wd.exe', PNG);
    expect(body.fileName).toBe('passwd.exe.png');
  });

  it('belongs to the filer: others may not add to it, strangers do not learn of it', async () => {
    const approver = await app.signInAs('approver1');
    expect(await upload(approver, ticket.ticketNumber, 'a.png', PNG)).toMatchObject({ status: 403 });
    const inputer = await app.signInAs('inputer');
    expect(await upload(inputer, ticket.ticketNumber, 'a.png', PNG)).toMatchObject({ status: 404 });
    expect(await inputer.download(`/storage/${ticket.ticketNumber}`)).toMatchObject({ status: 404 });
    const elsewhere = await app.signInAs('approver9');
    expect(await elsewhere.download(`/storage/${ticket.ticketNumber}`)).toMatchObject({ status: 404 });
    expect(await approver.download(`/storage/${ticket.ticketNumber}`)).toMatchObject({ status: 200 });
    expect(await app.stranger.download(`/storage/${ticket.ticketNumber}`)).toMatchObject({ status: 401 });
  });

  it('is refused once the request is decided, and for kinds that carry none', async () => {
    const other = await fileLimit(2);
    await approveAllLevels(app, 'LimitSpv', other.bucketApprovalId);
    expect(await upload(supervisor, other.ticketNumber, 'a.png', PNG)).toMatchObject({
      status: 409,
      body: { code: 'FILE_NOT_WANTED' },
    });
    const reset = await fileRequest(supervisor, 'resetpassword', { appId: 1 });
    expect(await upload(supervisor, reset.ticketNumber, 'a.png', PNG)).toMatchObject({ status: 409 });
  });
});
