import type { KoaContextWithOIDC } from 'oidc-provider';
import { renderLogoutPage } from './pages/logout-page.ts';
import { buildPageHeaders } from './pages/page-layout.ts';
import { MOUNT_PATH } from './provider-facts.ts';

/**
 * Called by the library for a person who is signed in. The portal proves with the ID token whose session
 * it means and is obeyed at once; anybody else (a link in some page) has to be confirmed by the person.
 */
export async function finishOrConfirmLogout(
  ctx: KoaContextWithOIDC,
  form: string,
  publicUrl: string,
): Promise<void> {
  if (isHintForThisSession(ctx)) {
    await endSession(ctx);
    redirectAfterLogout(ctx);
    return;
  }
  ctx.set(buildPageHeaders(publicUrl));
  ctx.body = renderLogoutPage(form, `${publicUrl}/`);
}

/** With no session left there is nothing to confirm; the library would show a page that submits itself. */
export async function skipPageWithoutSession(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next();
  // The property appears only on the library's own routes.
  if (!('oidc' in ctx) || ctx.oidc.route !== 'end_session' || ctx.status !== 200) return;
  if (ctx.oidc.session?.accountId === undefined) redirectAfterLogout(ctx);
}

function isHintForThisSession(ctx: KoaContextWithOIDC): boolean {
  const hint = ctx.oidc.entities.IdTokenHint;
  return hint !== undefined && hint.payload.sub === ctx.oidc.session?.accountId;
}

async function endSession(ctx: KoaContextWithOIDC): Promise<void> {
  const { provider, session } = ctx.oidc;
  for (const { grantId } of Object.values(session?.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await Promise.all([
      provider.AuthorizationCode.revokeByGrantId(grantId),
      provider.RefreshToken.revokeByGrantId(grantId),
      provider.Grant.find(grantId).then((grant) => grant?.destroy()),
    ]);
  }
  await session?.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { path: MOUNT_PATH });
}

function redirectAfterLogout(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const wanted = params?.post_logout_redirect_uri;
  if (typeof wanted !== 'string') {
    ctx.redirect(ctx.oidc.urlFor('end_session_success'));
  } else {
    const target = new URL(wanted);
    if (typeof params?.state === 'string') target.searchParams.set('state', params.state);
    ctx.redirect(target.href);
  }
  ctx.status = 303;
}
