import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import { skipPageWithoutSession } from './end-session.ts';
import { loadKeys } from './load-keys.ts';
import { handleLogin, type LoginPlace } from './login-interaction.ts';
import { renderNoticePage } from './pages/notice-page.ts';
import { buildPageHeaders } from './pages/page-layout.ts';
import { prepareSchema } from './prepare-schema.ts';
import { buildConfiguration } from './provider-configuration.ts';
import { MOUNT_PATH } from './provider-facts.ts';

export interface IdentityProviderOptions {
  /** Origin under which browsers reach the portal, without a path. */
  readonly publicUrl: string;
  readonly pool: Pool;
  /** Told about failures the person at the browser only sees as "try again". */
  readonly onError?: (error: unknown) => void;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** Answers every request whose path begins with the issuer's path. The body must not have been read. */
  readonly callback: (req: IncomingMessage, res: ServerResponse) => void;
}

/** The development identity provider. A real installation uses the bank's own instead. */
export async function createIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const { pool } = options;
  await prepareSchema(pool);
  const issuer = `${publicUrl}${MOUNT_PATH}`;
  const provider = new Provider(issuer, buildConfiguration(publicUrl, pool, await loadKeys(pool)));
  // Takes scheme and host from the headers that pretendPublicAddress sets.
  provider.proxy = true;
  provider.use(skipPageWithoutSession);
  const reportError = options.onError ?? (() => undefined);
  provider.on('server_error', (_ctx, error) => reportError(error));
  const answer = provider.callback();
  const place: LoginPlace = { provider, pool, publicUrl };

  return {
    issuer,
    callback: (req, res) => {
      pretendPublicAddress(req, publicUrl);
      stripMountPath(req);
      const handled = isLoginPath(req.url) ? handleLogin(place, req, res) : answer(req, res);
      handled.catch((error: unknown) => {
        reportError(error);
        showFailure(res, publicUrl);
      });
    },
  };
}

/**
 * Every address the provider hands out follows the configured one, whatever name the request came in by:
 * a forged Host header then leads nowhere, and a proxy in front needs no trust settings.
 */
function pretendPublicAddress(req: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  req.headers.host = host;
  req.headers['x-forwarded-host'] = host;
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

/** The library routes below its mount point and learns the point from the difference of the two. */
function stripMountPath(req: IncomingMessage & { originalUrl?: string }): void {
  const url = req.url ?? '/';
  req.originalUrl = url;
  const rest = url.startsWith(MOUNT_PATH) ? url.slice(MOUNT_PATH.length) : url;
  req.url = rest.startsWith('/') ? rest : `/${rest}`;
}

function isLoginPath(url: string | undefined): boolean {
  return url !== undefined && /^\/(?:interaction\/[^/?]+)?(?:\?|$)/.test(url);
}

function showFailure(res: ServerResponse, publicUrl: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const page = renderNoticePage({
    title: 'Terjadi kesalahan',
    text: 'Silakan coba lagi beberapa saat lagi.',
    portalUrl: `${publicUrl}/`,
  });
  res.writeHead(500, buildPageHeaders(publicUrl)).end(page);
}
