import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Pool } from 'pg';
import { findAccount } from './account-store.ts';
import { createArtifactAdapter } from './artifact-adapter.ts';
import { finishOrConfirmLogout } from './end-session.ts';
import { loadOrCreateGrant } from './first-party-grant.ts';
import type { ProviderKeys } from './load-keys.ts';
import { renderNoticePage } from './pages/notice-page.ts';
import { buildPageHeaders } from './pages/page-layout.ts';
import { API_AUDIENCE, CLIENT_ID, MOUNT_PATH, TOKEN_SECONDS, WORKING_DAY_SECONDS } from './provider-facts.ts';

const PROFILE_CLAIMS = ['name', 'preferred_username', 'description'];

export function buildConfiguration(publicUrl: string, pool: Pool, keys: ProviderKeys): Configuration {
  const { origin, port } = new URL(publicUrl);
  const portalUrl = `${publicUrl}/`;
  const cookie = { path: MOUNT_PATH, httpOnly: true, sameSite: 'lax', signed: true } as const;
  // Browsers share cookies between the ports of one host; two portals on one machine must not.
  const cookieSuffix = port === '' ? '' : `_${port}`;

  return {
    adapter: createArtifactAdapter(pool),
    jwks: { keys: keys.signingKeys },
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Gerbang',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [portalUrl, `${publicUrl}/callback`],
        post_logout_redirect_uris: [portalUrl],
      },
    ],
    cookies: {
      keys: keys.cookieKeys,
      names: {
        session: `gerbang_idp${cookieSuffix}`,
        interaction: `gerbang_idp_login${cookieSuffix}`,
        resume: `gerbang_idp_resume${cookieSuffix}`,
      },
      long: cookie,
      // The library gives these two the narrower path of the one login they belong to.
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    // Only what the portal uses is offered: the code flow of a public client.
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    claims: {
      openid: ['sub', 'sid', 'auth_time', ...PROFILE_CLAIMS],
      profile: PROFILE_CLAIMS,
      email: ['email'],
    },
    // The portal reads the person from the ID token; there is no userinfo endpoint to ask.
    conformIdTokenClaims: false,
    findAccount: async (_ctx, subject, token) => {
      const account = await findAccount(pool, subject);
      if (account === undefined) return undefined;
      const sessionUid = token !== undefined && 'sessionUid' in token ? token.sessionUid : undefined;
      return {
        accountId: account.username,
        claims: () => ({
          sub: account.username,
          name: account.displayName,
          preferred_username: account.username,
          description: account.employeeId,
          email: account.email,
          ...(typeof sessionUid === 'string' ? { sid: sessionUid } : {}),
        }),
      };
    },
    extraTokenClaims: async (ctx, token) => {
      if (token.kind !== 'AccessToken') return undefined;
      const account = await findAccount(pool, token.accountId);
      if (account === undefined) return undefined;
      return {
        description: account.employeeId,
        name: account.displayName,
        preferred_username: account.username,
        sid: token.sessionUid,
        auth_time: readAuthTime(ctx),
      };
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => finishOrConfirmLogout(ctx, form, publicUrl),
        postLogoutSuccessSource: (ctx) => {
          ctx.set(buildPageHeaders(publicUrl));
          ctx.body = renderNoticePage({ title: 'Anda sudah keluar', text: 'Sampai jumpa lagi.', portalUrl });
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== API_AUDIENCE) throw new errors.InvalidTarget();
          return {
            scope: '',
            audience: API_AUDIENCE,
            accessTokenTTL: TOKEN_SECONDS,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    interactions: {
      policy: buildLoginOnlyPolicy(),
      url: (_ctx, interaction) => `${MOUNT_PATH}/interaction/${interaction.uid}`,
    },
    loadExistingGrant: loadOrCreateGrant,
    // The portal's browser never asks for offline_access, yet renews its tokens in the background.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    expiresWithSession: () => true,
    clientBasedCORS: (_ctx, requestOrigin) => requestOrigin === origin,
    ttl: {
      AccessToken: TOKEN_SECONDS,
      AuthorizationCode: 60,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      Session: WORKING_DAY_SECONDS,
      RefreshToken: WORKING_DAY_SECONDS,
      // Outlives the session a few times over, see loadOrCreateGrant.
      Grant: 3 * WORKING_DAY_SECONDS,
    },
    renderError: (ctx, out) => {
      ctx.set(buildPageHeaders(publicUrl));
      ctx.body = renderNoticePage({
        title: 'Permintaan tidak dapat diproses',
        text: 'Silakan kembali ke portal dan coba lagi.',
        portalUrl,
        details: [out.error, out.error_description].filter(Boolean).join(': '),
      });
    },
  };
}

/** Every client is the bank's own, so nobody is asked for consent. */
function buildLoginOnlyPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

function readAuthTime(ctx: KoaContextWithOIDC): number | undefined {
  const { AuthorizationCode: code, RefreshToken: refreshToken } = ctx.oidc.entities;
  return code?.authTime ?? refreshToken?.authTime;
}
