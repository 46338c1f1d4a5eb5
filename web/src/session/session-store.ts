import type { Phrase } from '@gerbang/contract/phrases/phrase';
import { sessionPhrases } from '@gerbang/contract/phrases/session';
import type { SignedInProfile } from '@gerbang/contract/profile';
import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';
import { type Api, createApi } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { fetchClientConfig } from './client-config.ts';
import { createTokenKeeper, createUserManager, enter } from './identity.ts';
import { loadProfile, SessionRefused, type SysConfig } from './load-profile.ts';

export interface OpenSession {
  readonly profile: SignedInProfile;
  readonly config: SysConfig;
  readonly api: Api;
  /** How long the person may do nothing before the session ends. */
  readonly idleAfterMs: number;
}

export type SessionState =
  | { readonly phase: 'busy'; readonly doing: Phrase }
  /** An alert that leads out of the portal. */
  | { readonly phase: 'alert'; readonly reason: Phrase; readonly hint: Phrase }
  | { readonly phase: 'open'; readonly session: OpenSession };

const DEFAULT_LIFESPAN_SECONDS = 300;

/** The session's life outside of React: sign-in happens once a page load, however often a component mounts. */
export class SessionStore {
  #state: SessionState = { phase: 'busy', doing: sessionPhrases.signingIn };
  #manager: UserManager | undefined;
  #idToken: string | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #faultListeners = new Set<(fault: ApiError) => void>();

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Failures of calls that the person should hear of, other than the end of the session. */
  readonly subscribeToFaults = (listener: (fault: ApiError) => void): (() => void) => {
    this.#faultListeners.add(listener);
    return () => this.#faultListeners.delete(listener);
  };

  async start(): Promise<void> {
    try {
      this.#manager = createUserManager(await fetchClientConfig());
      const user = await enter(this.#manager);
      if (user) await this.#open(user, this.#manager);
    } catch (fault) {
      await this.#fail(fault);
    }
  }

  /** Clears the session here and at the provider, so that the next visit asks for a password. */
  readonly logOut = async (): Promise<void> => {
    this.#setState({ phase: 'busy', doing: sessionPhrases.signingOut });
    try {
      await this.#manager?.signoutRedirect(this.#idToken ? { id_token_hint: this.#idToken } : {});
      if (this.#manager) return;
    } catch {
      // The provider cannot be reached or has no logout; what is left is to forget everything here.
    }
    window.location.assign('/');
  };

  readonly endIdle = async (): Promise<void> => {
    this.#alert(sessionPhrases.idle, sessionPhrases.idleHint);
    await this.#manager?.removeUser();
  };

  async #open(user: User, manager: UserManager): Promise<void> {
    this.#setState({ phase: 'busy', doing: sessionPhrases.loadingProfile });
    this.#idToken = user.id_token;
    const keepToken = createTokenKeeper(manager);
    const getToken = async () => {
      try {
        const { access_token, id_token } = await keepToken();
        this.#idToken = id_token ?? this.#idToken;
        return access_token;
      } catch (fault) {
        // The provider's refusal ends the session; an unreachable provider is a network fault like any other.
        throw new ApiError(fault instanceof ErrorResponse ? 401 : 0, { cause: fault });
      }
    };
    const api = createApi({
      getToken,
      getLanguage: () => (document.documentElement.lang === 'en' ? 'en' : 'id'),
      onFault: (fault) => this.#hear(fault),
    });
    const employeeId = String(user.profile.description ?? '');
    const loaded = await loadProfile(api, { subject: user.profile.sub, employeeId });
    manager.events.addAccessTokenExpiring(() => {
      getToken().catch((fault: ApiError) => this.#hear(fault));
    });
    const idleAfterMs = (user.expires_in ?? DEFAULT_LIFESPAN_SECONDS) * 1000;
    this.#setState({ phase: 'open', session: { ...loaded, api, idleAfterMs } });
  }

  #hear(fault: ApiError): void {
    if (this.#state.phase !== 'open') return;
    if (fault.status === 401) void this.logOut();
    else for (const listener of this.#faultListeners) listener(fault);
  }

  async #fail(fault: unknown): Promise<void> {
    if (fault instanceof SessionRefused) this.#alert(fault.reason, sessionPhrases.alertHint);
    else if (fault instanceof ErrorResponse || fault instanceof ApiError) await this.logOut();
    else this.#alert(sessionPhrases.loadFailed, sessionPhrases.networkFaultHint);
  }

  #alert(reason: Phrase, hint: Phrase): void {
    this.#setState({ phase: 'alert', reason, hint });
  }

  #setState(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
