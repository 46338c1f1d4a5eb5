import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';

export interface TokenSettings {
  readonly issuer: string;
  readonly audience: string;
  /** The claim that holds the employee id. */
  readonly employeeClaim: string;
  /** Where this server reaches the provider, if not at the issuer's public address. */
  readonly discoveryUrl?: string;
}

export interface Bearer {
  readonly subject: string;
  readonly employeeId: string;
  /** Names the provider's session; the same through refreshes and tabs. */
  readonly sessionKey: string;
  /** When the person authenticated, in seconds; undefined where the provider does not say. */
  readonly authenticatedAt: number | undefined;
}

export type VerifyToken = (authorization: string | undefined) => Promise<Bearer>;

const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Checks access tokens of any OpenID Connect provider: signature through its JWKS, issuer, audience, expiry, algorithm. */
export function createTokenVerifier(settings: TokenSettings): VerifyToken {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const findKeys = () => {
    keys ??= discoverKeys(settings).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
  return async (authorization) => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw new Refusal('NOT_SIGNED_IN');
    const keySet = await findKeys();
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: settings.issuer,
        audience: settings.audience,
        algorithms,
        clockTolerance: 5,
        requiredClaims: ['exp', 'sub'],
      });
      return toBearer(payload, settings.employeeClaim);
    } catch (error) {
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
        throw new Refusal('NOT_SIGNED_IN');
      throw error;
    }
  };
}

async function discoverKeys(settings: TokenSettings) {
  const base = settings.discoveryUrl ?? settings.issuer;
  const response = await fetch(`${base}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The identity provider answered ${response.status} to discovery`);
  const found = discovery.parse(await response.json());
  if (found.issuer !== settings.issuer) {
    throw new Error(`The identity provider calls itself ${found.issuer}, expected ${settings.issuer}`);
  }
  const keysUrl = settings.discoveryUrl
    ? found.jwks_uri.replace(settings.issuer, settings.discoveryUrl)
    : found.jwks_uri;
  return createRemoteJWKSet(new URL(keysUrl), { cooldownDuration: 5_000, cacheMaxAge: 600_000 });
}

function toBearer(payload: JWTPayload, employeeClaim: string): Bearer {
  const { sub, iat, sid, session_state: state, auth_time: authTime } = payload;
  const employeeId = payload[employeeClaim];
  if (typeof sub !== 'string' || typeof employeeId !== 'string' || employeeId === '')
    throw new Refusal('NOT_SIGNED_IN');
  const authenticatedAt = typeof authTime === 'number' ? authTime : undefined;
  const sessionKey =
    [sid, state].find((key) => typeof key === 'string') ?? `at:${authenticatedAt ?? iat ?? 0}`;
  return { subject: sub, employeeId, sessionKey: String(sessionKey), authenticatedAt };
}
