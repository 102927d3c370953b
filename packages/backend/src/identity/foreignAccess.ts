import { createHash } from 'node:crypto';
import { boolean, type Infer, number, optional, string, type } from 'superstruct';
import type { ForeignProvider } from '../configuration/identity.ts';
import type { Database } from '../database/database.ts';
import { findUserByEmail, signedInUser } from '../portal/user.store.ts';
import { Refusal } from '../server/refusal.ts';
import type { AccessJudge } from './accessCheck.ts';
import type { ForeignAddresses } from './foreignProvider.ts';

const introspectionStruct = type({
  active: boolean(),
  client_id: optional(string()),
  exp: optional(number()),
  email: optional(string()),
  email_verified: optional(boolean()),
  username: optional(string()),
});
const userinfoStruct = type({ email: optional(string()), email_verified: optional(boolean()) });

/** How long an answer about a token is believed, in ms: a revocation takes effect after that. */
const believed = 30_000;
const patience = 5_000;
const mostKept = 5_000;

interface Verdict {
  readonly email: string;
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

async function ask(address: string, request: RequestInit): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      ...request,
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
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

/** The e-mail address is what ties a foreign account to a user; an address the provider calls unverified is none. */
async function emailOf(
  { addresses }: Foreign,
  token: string,
  claims: Infer<typeof introspectionStruct>,
): Promise<string | null> {
  if (claims.email) return claims.email_verified === false ? null : claims.email;
  if (claims.username?.includes('@')) return claims.username;
  if (!addresses.userinfo) return null;
  const answer = await ask(addresses.userinfo, { headers: { authorization: `Bearer ${token}` } });
  const [, userinfo] = userinfoStruct.validate(answer);
  return userinfo?.email && userinfo.email_verified !== false ? userinfo.email : null;
}

async function judge(foreign: Foreign, token: string): Promise<Verdict> {
  const [error, claims] = introspectionStruct.validate(await introspect(foreign, token));
  if (error) throw new Refusal(503, 'unavailable', { cause: error });
  const now = foreign.now();
  const expiry = (claims.exp ?? Number.POSITIVE_INFINITY) * 1000;
  if (!claims.active || claims.client_id !== foreign.clientId || expiry <= now)
    throw new Refusal(401, 'tokenExpired');
  const email = await emailOf(foreign, token, claims);
  if (!email) throw new Refusal(401, 'userUnknown');
  return { email, until: Math.min(now + believed, expiry) };
}

/** Asks a foreign provider about its tokens (RFC 7662), once per token at a time, and believes it for a short while. */
export function foreignAccess(foreign: Foreign): AccessJudge {
  const verdicts = new Map<string, Promise<Verdict>>();

  async function verdictOn(token: string): Promise<Verdict> {
    const key = createHash('sha256').update(token).digest('base64url');
    const known = verdicts.get(key);
    if (known) {
      const verdict = await known;
      if (verdict.until > foreign.now()) return verdict;
      if (verdicts.get(key) !== known) return verdictOn(token);
    }
    if (verdicts.size >= mostKept) verdicts.clear();
    const asked = judge(foreign, token);
    verdicts.set(key, asked);
    asked.catch(() => verdicts.delete(key));
    return asked;
  }

  return async (token) => {
    const { email, until } = await verdictOn(token);
    const row = await findUserByEmail(foreign.database, email);
    if (!row) throw new Refusal(401, 'userUnknown');
    return { user: signedInUser(row), until };
  };
}
