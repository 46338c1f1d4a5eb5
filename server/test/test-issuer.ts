import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export interface TokenWishes {
  readonly subject: string;
  /** The claim `description`; left out when undefined. */
  readonly employeeId?: string;
  readonly audience?: string;
  readonly issuer?: string;
  /** Seconds from now; negative for a token that is over. */
  readonly lifetime?: number;
  /** Further claims, or a replacement for one of the usual. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

export interface TestIssuer {
  readonly issuer: string;
  mint(wishes: TokenWishes): Promise<string>;
  /** Publishes a new key and signs with it from now on; the old one is withdrawn. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

interface SigningKey {
  readonly kid: string;
  readonly secret: CryptoKey;
  readonly published: JWK;
}

/** An OpenID Connect issuer on loopback: real discovery, real keys, so that the server's own verification runs. */
export async function startTestIssuer(audience: string): Promise<TestIssuer> {
  let key = await createKey();
  const server = createServer((request, response) => {
    const answer = answers()[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}/realms/bank`;

  const answers = (): Record<string, object> => ({
    '/realms/bank/.well-known/openid-configuration': {
      issuer,
      jwks_uri: `${issuer}/jwks`,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/session/end`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/realms/bank/jwks': { keys: [key.published] },
  });

  return {
    issuer,
    mint: async (wishes) => {
      const now = Math.floor(Date.now() / 1000);
      const claims = { sid: randomUUID(), description: wishes.employeeId, ...wishes.claims };
      return await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt' })
        .setSubject(wishes.subject)
        .setIssuer(wishes.issuer ?? issuer)
        .setAudience(wishes.audience ?? audience)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + (wishes.lifetime ?? 300))
        .sign(key.secret);
    },
    rotate: async () => {
      key = await createKey();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function createKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  return {
    kid,
    secret: privateKey,
    published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}
