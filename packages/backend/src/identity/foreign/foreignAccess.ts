import { createHash } from 'node:crypto';
import type { AccessSource } from '../../access/accessCheck.ts';
import type { ForeignProvider } from '../../configuration/identity.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { callOut } from '../../tracing/outgoing.ts';
import { findUserByEmail, signedInUser } from '../../user/user.store.ts';
import {
  type Claims,
  type Expected,
  introspectionStruct,
  isForUs,
  isSaidAccess,
  type Userinfo,
  userinfoStruct,
  verifiedAddress,
} from './foreignClaims.ts';
import type { ForeignAddresses } from './foreignProvider.ts';
import { foreignSignature, type SignatureCheck } from './foreignSignature.ts';
import { type AccountClaims, checkRoles, provision } from './provisioning.ts';

/** How long a response about a token is cached, in ms. A revocation takes effect after that. */
const believed = 30_000;
const patience = 5_000;
const mostKept = 5_000;

interface ForeignUser {
  readonly email: string;
  readonly claims: AccountClaims;
  readonly until: number;
}

interface Foreign {
  readonly provider: ForeignProvider;
  readonly addresses: ForeignAddresses;
  readonly clientId: string;
  readonly database: Database;
  readonly now: () => number;
}

const formEncoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);

interface ProviderRequest {
  readonly method?: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams;
}

async function ask(address: string, request: ProviderRequest): Promise<unknown> {
  try {
    const call = { name: 'provider', method: request.method ?? 'GET' };
    const answer = await callOut(call, (own) =>
      fetch(address, {
        ...request,
        headers: { ...own, ...request.headers },
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      }),
    );
    if (answer.status === 401 && request.method !== 'POST') return null;
    if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
    return await answer.json();
  } catch (cause) {
    throw new Refusal(503, 'unavailable', { cause });
  }
}

function introspect({ provider, addresses }: Foreign, token: string): Promise<unknown> {
  const { introspectionClientId: id, introspectionClientSecret: secret } = provider;
  const credentials = Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64');
  return ask(addresses.introspection, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, accept: 'application/json' },
    body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
  });
}

/**
 * The userinfo response for the token's owner; null when the provider has no such address, or when it refuses the
 * token.
 */
async function userinfoFor({ addresses }: Foreign, token: string, claims: Claims): Promise<Userinfo | null> {
  if (!addresses.userinfo) return null;
  const answer = await ask(addresses.userinfo, { headers: { authorization: `Bearer ${token}` } });
  const [, userinfo] = userinfoStruct.validate(answer);
  // It has to be the same account (OpenID Connect Core, section 5.3.2).
  return userinfo && (claims.sub === undefined || userinfo.sub === claims.sub) ? userinfo : null;
}

async function judge(foreign: Foreign, isSignedRight: SignatureCheck, token: string): Promise<ForeignUser> {
  const now = foreign.now();
  const expected: Expected = {
    issuer: foreign.addresses.issuer,
    clientId: foreign.clientId,
    audiences: foreign.provider.audiences,
  };
  const own = await isSignedRight(token, now);
  const [error, claims] = introspectionStruct.validate(await introspect(foreign, token));
  if (error) throw new Refusal(503, 'unavailable', { cause: error });
  const isOurs = claims.active && claims.client_id === foreign.clientId && isForUs(claims, expected, now);
  if (!isOurs || (own && !isForUs(own, expected, now))) throw new Refusal(401, 'tokenExpired');
  const isKnown = isSaidAccess(claims);
  const given = verifiedAddress(claims);
  // Roles and customers may be told by userinfo alone.
  const isEnough = isKnown && given !== null && foreign.provider.claims === null;
  const userinfo = isEnough ? null : await userinfoFor(foreign, token, claims);
  // A provider's userinfo address accepts only access tokens. Where nothing else states the kind, this does.
  if (!isKnown && userinfo === null) throw new Refusal(401, 'tokenExpired');
  const email = given ?? (userinfo && verifiedAddress(userinfo));
  if (!email) throw new Refusal(401, 'userUnknown');
  const expiry = (claims.exp ?? Number.POSITIVE_INFINITY) * 1000;
  return { email, claims: { ...userinfo, ...claims }, until: Math.min(now + believed, expiry) };
}

/** Asks a foreign provider about its tokens (RFC 7662), once per token at a time, and caches the result briefly. */
export function foreignAccess(foreign: Foreign): AccessSource {
  if (foreign.provider.claims) checkRoles(foreign.provider.claims);
  const verdicts = new Map<string, Promise<ForeignUser>>();
  const isSignedRight = foreignSignature(foreign.addresses.jwks, patience);

  async function verdictOn(token: string): Promise<ForeignUser> {
    const key = createHash('sha256').update(token).digest('base64url');
    const known = verdicts.get(key);
    if (known) {
      const verdict = await known;
      if (verdict.until > foreign.now()) return verdict;
      if (verdicts.get(key) !== known) return verdictOn(token);
    }
    if (verdicts.size >= mostKept) verdicts.clear();
    const asked = judge(foreign, isSignedRight, token);
    verdicts.set(key, asked);
    asked.catch(() => verdicts.delete(key));
    return asked;
  }

  return {
    // Of tokens that are not signed, only the provider knows.
    isIssued: (token) =>
      isSignedRight(token, foreign.now()).then(
        (claims) => claims !== null,
        () => false,
      ),
    async judge(token) {
      const { email, claims, until } = await verdictOn(token);
      const { database, provider } = foreign;
      let row = await findUserByEmail(database, email);
      if (!row && provider.claims) {
        await provision(database, email, claims, provider.claims);
        row = await findUserByEmail(database, email);
      }
      if (!row) throw new Refusal(401, 'userUnknown');
      return { user: signedInUser(row), until };
    },
  };
}
