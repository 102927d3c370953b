import type { webcrypto } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

/** What a token of this provider is like; each but those that begin with 'right' has one thing wrong. */
export const modes = [
  'right',
  'right with the address from userinfo',
  'right and signed',
  'an address nobody verified',
  'an address nobody verified, from userinfo',
  'an address nobody says was verified',
  'an address nobody says was verified, from userinfo',
  'a user name that is somebody’s address',
  'the userinfo of somebody else',
  'another audience',
  'another issuer',
  'another client',
  'no client',
  'a refresh token by its token_type',
  'a refresh token by its typ',
  'a refresh token by its token_use',
  'a refresh token that does not say so',
  'an expired one',
  'one that is not valid yet',
  'an inactive one',
  'signed by another key',
  'signed by nobody',
  'signed for another audience',
  'signed by another issuer',
  'signed and expired',
  'signed, but an identity token',
] as const;
export type Mode = (typeof modes)[number];

export interface Provider {
  readonly environment: Readonly<Record<string, string>>;
  token(mode: Mode): Promise<string>;
  /** The calls that came, in their order. */
  readonly asked: readonly { readonly path: string; readonly traceparent: string }[];
  close(): Promise<void>;
}

const clientId = 'portal';
const subject = 'partner-4711';
const seconds = (): number => Math.floor(Date.now() / 1000);

type Claims = Readonly<Record<string, unknown>>;

/** What introspection says, for each mode, of a token that would be right otherwise; undefined leaves a claim out. */
const saidOf = (issuer: string, email: string): Partial<Record<Mode, Claims>> => {
  const unsaid = { email: undefined, email_verified: undefined };
  return {
    'right with the address from userinfo': unsaid,
    'an address nobody verified': { email_verified: false },
    'an address nobody verified, from userinfo': unsaid,
    'an address nobody says was verified': { email_verified: undefined },
    'an address nobody says was verified, from userinfo': unsaid,
    'a user name that is somebody’s address': { ...unsaid, username: email },
    'the userinfo of somebody else': unsaid,
    'another audience': { aud: ['https://payroll.example.com'] },
    'another issuer': { iss: `${issuer}/elsewhere` },
    'another client': { client_id: 'other' },
    'no client': { client_id: undefined },
    'a refresh token by its token_type': { token_type: 'refresh_token' },
    'a refresh token by its typ': { typ: 'Refresh' },
    'a refresh token by its token_use': { token_use: 'refresh' },
    'a refresh token that does not say so': { token_type: undefined },
    'an expired one': { exp: seconds() - 1 },
    'one that is not valid yet': { nbf: seconds() + 600 },
    'an inactive one': { active: false },
  };
};

const userinfoOf = (mode: Mode, email: string): Claims | null => {
  const own = { sub: subject, email, email_verified: true };
  if (mode === 'a refresh token that does not say so') return null;
  if (mode === 'the userinfo of somebody else') return { ...own, sub: 'partner-1' };
  if (mode === 'a user name that is somebody’s address') return { sub: subject };
  if (mode.startsWith('an address nobody verified')) return { ...own, email_verified: false };
  if (mode.startsWith('an address nobody says')) return { sub: subject, email };
  return own;
};

/** A signed token; introspection takes each of them for good, so that the signature alone decides. */
async function signed(
  mode: Mode,
  issuer: string,
  keys: { own: webcrypto.CryptoKey; other: webcrypto.CryptoKey },
) {
  const claims = { client_id: clientId, sub: subject, jti: mode };
  const expiry = seconds() + (mode === 'signed and expired' ? -60 : 600);
  const audience = mode === 'signed for another audience' ? 'https://payroll.example.com' : clientId;
  const from = mode === 'signed by another issuer' ? 'https://elsewhere.example.com' : issuer;
  if (mode === 'signed by nobody')
    return new UnsecuredJWT(claims)
      .setIssuer(issuer)
      .setAudience(clientId)
      .setExpirationTime(expiry)
      .encode();
  return new SignJWT(mode === 'signed, but an identity token' ? { ...claims, at_hash: 'x' } : claims)
    .setProtectedHeader({
      alg: 'ES256',
      kid: 'one',
      ...(mode !== 'signed, but an identity token' && { typ: 'at+jwt' }),
    })
    .setIssuer(from)
    .setAudience(audience)
    .setExpirationTime(expiry)
    .sign(mode === 'signed by another key' ? keys.other : keys.own);
}

/** A provider on a port of its own that can be wrong in each of these ways. */
export async function startModalProvider(email: string): Promise<Provider> {
  const { privateKey: own, publicKey } = await generateKeyPair('ES256');
  const { privateKey: other } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const tokens = new Map<string, Mode>();

  const asked: { path: string; traceparent: string }[] = [];
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const introspection = (mode: Mode | undefined): Claims =>
    mode === undefined
      ? { active: false }
      : {
          active: true,
          iss: issuer,
          aud: clientId,
          client_id: clientId,
          sub: subject,
          exp: seconds() + 600,
          token_type: 'Bearer',
          email,
          email_verified: true,
          ...saidOf(issuer, email)[mode],
        };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    asked.push({ path: request.url ?? '', traceparent: String(request.headers.traceparent) });
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return void send(200, {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          introspection_endpoint: `${issuer}/introspect`,
          userinfo_endpoint: `${issuer}/me`,
          jwks_uri: `${issuer}/jwks`,
        });
      case '/jwks':
        return void send(200, { keys: [jwk] });
      case '/introspect': {
        const token = new URLSearchParams(await text(request)).get('token') ?? '';
        return void send(200, introspection(tokens.get(token)));
      }
      case '/me': {
        const mode = tokens.get(bearer);
        const claims = mode === undefined ? null : userinfoOf(mode, email);
        return void (claims ? send(200, claims) : send(401, { error: 'invalid_token' }));
      }
      default:
        return void send(404, {});
    }
  }

  return {
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_MODE: 'public',
      OIDC_INTROSPECTION_CLIENT_ID: 'backend',
      OIDC_INTROSPECTION_CLIENT_SECRET: 'known-to-the-backend-alone',
    },
    asked,
    async token(mode) {
      const opaque = Buffer.from(mode).toString('base64url');
      const isSigned = mode.startsWith('signed') || mode === 'right and signed';
      const token = isSigned ? await signed(mode, issuer, { own, other }) : opaque;
      tokens.set(token, mode);
      return token;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
