import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import { authenticate, findAccount } from './account-store.ts';
import { clearAttempts, countAttempt } from './login-attempts.ts';
import { type LoginForm, renderLoginPage } from './pages/login-page.ts';
import { renderNoticePage } from './pages/notice-page.ts';
import { buildPageHeaders } from './pages/page-layout.ts';
import { MOUNT_PATH } from './provider-facts.ts';
import { readForm } from './read-form.ts';

export interface LoginPlace {
  readonly provider: Provider;
  readonly pool: Pool;
  readonly publicUrl: string;
}

const WRONG = 'Nama pengguna atau kata sandi salah';
const BLOCKED = 'Terlalu banyak percobaan masuk. Tunggu lima menit, lalu coba lagi.';

/** The only interaction there is: showing the login form and checking what it sends. */
export async function handleLogin(
  place: LoginPlace,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const interaction = await findInteraction(place.provider, req, res);
  if (interaction === undefined) return showStatus(place, req, res);
  const form = { action: `${MOUNT_PATH}/interaction/${interaction.uid}` };

  if (req.method !== 'POST') {
    const hint = interaction.params.login_hint;
    return show(
      place,
      res,
      200,
      renderLoginPage({ ...form, username: typeof hint === 'string' ? hint : '' }),
    );
  }
  const fields = await readForm(req);
  const username = (fields.get('username') ?? '').trim().slice(0, 128);
  const refuse = (status: number, error: string): void =>
    show(place, res, status, renderLoginPage({ ...form, username, error } satisfies LoginForm));

  if ((await countAttempt(place.pool, username)) === 'blocked') return refuse(429, BLOCKED);
  const account = await authenticate(place.pool, username, fields.get('password') ?? '');
  if (account === undefined) return refuse(401, WRONG);
  await clearAttempts(place.pool, username);
  await place.provider.interactionFinished(req, res, {
    login: { accountId: account.username, amr: ['pwd'] },
  });
}

async function findInteraction(provider: Provider, req: IncomingMessage, res: ServerResponse) {
  try {
    return await provider.interactionDetails(req, res);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** For a login page that was left open or reached with the back button: says where the person stands. */
async function showStatus(place: LoginPlace, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { provider, pool, publicUrl } = place;
  const portalUrl = `${publicUrl}/`;
  const session = await provider.Session.get(provider.createContext(req, res));
  const account = session.accountId === undefined ? undefined : await findAccount(pool, session.accountId);
  if (account === undefined) {
    const text = 'Halaman masuk ini sudah tidak berlaku. Silakan mulai lagi dari portal.';
    return show(place, res, 400, renderNoticePage({ title: 'Silakan masuk lagi', text, portalUrl }));
  }
  const page = renderNoticePage({
    title: 'Anda sudah masuk',
    text: `Anda masuk sebagai ${account.displayName} (${account.username}).`,
    portalUrl,
    signOutUrl: `${MOUNT_PATH}/session/end`,
  });
  show(place, res, 200, page);
}

function show(place: LoginPlace, res: ServerResponse, status: number, page: string): void {
  res.writeHead(status, buildPageHeaders(place.publicUrl)).end(page);
}
