import { createHash, randomBytes } from 'node:crypto';

const PASSWORD = 'gerbang';

interface Discovery {
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
}

/** Signs in through the provider's own form, as a browser would, and gives the access token. */
export async function signIn(baseUrl: string, username: string): Promise<string> {
  const config: { issuer: string; clientId: string } = await fetchJson(`${baseUrl}/client-config.json`);
  const provider: Discovery = await fetchJson(`${config.issuer}/.well-known/openid-configuration`);
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${baseUrl}/callback`;
  const wanted = new URL(provider.authorization_endpoint);
  wanted.search = new URLSearchParams({
    client_id: config.clientId,
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'bench',
  }).toString();

  const browser = createCookieBrowser(redirectUri);
  const form = await browser.open(wanted.href);
  const action = /<form[^>]*action="([^"]+)"/.exec(form.html)?.[1]?.replaceAll('&amp;', '&');
  if (action === undefined) throw new Error(`The provider showed no login form to ${username}`);
  const back = await browser.open(
    new URL(action, form.url).href,
    new URLSearchParams({ username, password: PASSWORD }),
  );
  const code = new URL(back.url).searchParams.get('code');
  if (code === null) throw new Error(`${username} could not sign in`);

  const tokens: { access_token: string } = await fetchJson(provider.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: config.clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  return tokens.access_token;
}

async function fetchJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

interface OpenedPage {
  readonly url: string;
  readonly html: string;
}

/** Follows redirects with cookies until a page, or until it would leave for the given address. */
function createCookieBrowser(stopAt: string) {
  const cookies = new Map<string, string>();
  return {
    open: async (url: string, form?: URLSearchParams): Promise<OpenedPage> => {
      let next = url;
      let body = form;
      for (let hop = 0; hop < 10; hop += 1) {
        const response = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(body && { method: 'POST', body }),
        });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) return { url: next, html: await response.text() };
        next = new URL(location, next).href;
        body = undefined;
        if (next.startsWith(stopAt)) return { url: next, html: '' };
      }
      throw new Error('The provider redirects in a circle');
    },
  };
}
