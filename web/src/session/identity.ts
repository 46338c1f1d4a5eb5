import {
  ErrorResponse,
  InMemoryWebStorage,
  type User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { ClientConfig } from './client-config.ts';

const CALLBACK_PATH = '/callback';
const REFRESH_WHEN_LEFT_SECONDS = 45;

interface SignInState {
  readonly returnTo: string;
}

/** Tokens stay in memory; only the few bytes that survive the trip to the provider are in the tab's own storage. */
export function createUserManager(config: ClientConfig): UserManager {
  const { origin } = window.location;
  return new UserManager({
    authority: config.issuer,
    client_id: config.clientId,
    redirect_uri: `${origin}${CALLBACK_PATH}`,
    post_logout_redirect_uri: `${origin}/`,
    scope: 'openid profile',
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    // Renewed by createTokenKeeper, one at a time: a rotated refresh token used twice would end the session.
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: REFRESH_WHEN_LEFT_SECONDS,
  });
}

/**
 * Comes back from the provider, or goes there. Undefined means that the page is being left. The provider's own
 * session answers a reload at once, so the deep link is kept in the sign-in's state and restored here.
 */
export async function enter(manager: UserManager): Promise<User | undefined> {
  const { pathname, search, hash } = window.location;
  if (pathname !== CALLBACK_PATH) {
    await manager.signinRedirect({
      state: { returnTo: `${pathname}${search}${hash}` } satisfies SignInState,
    });
    return undefined;
  }
  try {
    const user = await manager.signinRedirectCallback();
    window.history.replaceState(null, '', readReturnTo(user.state));
    return user;
  } catch (fault) {
    if (fault instanceof ErrorResponse) throw fault;
    // An old or foreign callback address (a bookmark, the back button): begin anew instead of failing.
    await manager.signinRedirect({ state: { returnTo: '/' } satisfies SignInState });
    return undefined;
  }
}

/** Gives a token that is good for a call, renewing it first when it is about to end. */
export function createTokenKeeper(manager: UserManager): () => Promise<User> {
  let renewing: Promise<User> | undefined;

  async function renew(current: User): Promise<User> {
    if (!current.refresh_token) return current;
    const renewed = await manager.signinSilent();
    if (!renewed) throw new Error('The provider renewed nothing');
    return renewed;
  }

  return async () => {
    const user = await manager.getUser();
    if (!user) throw new Error('Nobody is signed in');
    if ((user.expires_in ?? Number.POSITIVE_INFINITY) > REFRESH_WHEN_LEFT_SECONDS) return user;
    renewing ??= renew(user).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
}

function readReturnTo(state: unknown): string {
  const returnTo = (state as Partial<SignInState> | undefined)?.returnTo;
  // A path of our own, never another site's address.
  return returnTo?.startsWith('/') && !returnTo.startsWith('//') ? returnTo : '/';
}
