import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { API_AUDIENCE, WORKING_DAY_SECONDS } from './provider-facts.ts';

/**
 * Gives the client everything it asks for, since there is no consent to wait for. One grant serves the
 * whole session, so that the tabs of one browser do not end each other's refresh tokens; it is replaced
 * only when it could run out before a refresh token issued now.
 */
export async function loadOrCreateGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const usable = existing?.accountId === session.accountId && existing.remainingTTL >= WORKING_DAY_SECONDS;
  const grant =
    existing !== undefined && usable
      ? existing
      : new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  const scopes = [...ctx.oidc.requestParamScopes];
  if (usable && grant.getOIDCScopeFiltered(scopes).split(' ').length === scopes.length) return grant;
  grant.addOIDCScope(scopes);
  grant.addResourceScope(API_AUDIENCE, scopes);
  await grant.save();
  return grant;
}
