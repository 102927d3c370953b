import { array, boolean, type Infer, number, optional, string, type, union, unknown } from 'superstruct';

/** What a provider says about one of its tokens: by introspection (RFC 7662), or in the token itself (RFC 9068). */
export const claimsStruct = type({
  iss: optional(string()),
  aud: optional(union([string(), array(string())])),
  client_id: optional(string()),
  azp: optional(string()),
  sub: optional(string()),
  exp: optional(number()),
  nbf: optional(number()),
  token_type: optional(string()),
  typ: optional(string()),
  token_use: optional(string()),
  at_hash: optional(unknown()),
});
export type Claims = Infer<typeof claimsStruct>;

/** An account's e-mail address, and whether the provider vouches for it. A provider may send any value in either. */
const addressClaims = { email: optional(unknown()), email_verified: optional(unknown()) };

export const introspectionStruct = type({ ...claimsStruct.schema, ...addressClaims, active: boolean() });
export const userinfoStruct = type({ sub: optional(string()), ...addressClaims });
export type Userinfo = Infer<typeof userinfoStruct>;

/** Whom tokens must be issued for. */
export interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly audiences: readonly string[];
}

/** Whether two issuers are the same. A trailing slash makes no difference. */
const same = (issuer: string, other: string): boolean =>
  issuer.replace(/\/$/, '') === other.replace(/\/$/, '');

const access = new Set(['bearer', 'dpop', 'access_token', 'access', 'at+jwt']);

/** The kind of token. Providers name it differently: token_type, typ (Keycloak), token_use (Cognito). */
const kindsIn = ({ token_type, typ, token_use }: Claims): readonly string[] =>
  [token_type, typ, token_use].flatMap((kind) => (kind === undefined ? [] : [kind.toLowerCase()]));

/** Whether the claims state the kind of token. {@link isForUs} refuses any kind but an access token. */
export const isSaidAccess = (claims: Claims): boolean => kindsIn(claims).length > 0;

/** Whether no claim contradicts an access token of this provider, for this portal, at this time. */
export function isForUs(claims: Claims, { issuer, audiences }: Expected, now: number): boolean {
  if (claims.iss !== undefined && !same(claims.iss, issuer)) return false;
  if (claims.aud !== undefined && ![claims.aud].flat().some((one) => audiences.includes(one))) return false;
  if (claims.exp !== undefined && claims.exp * 1000 <= now) return false;
  // The clocks of two machines differ slightly.
  if (claims.nbf !== undefined && claims.nbf * 1000 > now + 60_000) return false;
  // An identity token names the access token that it was issued with.
  if (claims.at_hash !== undefined) return false;
  return kindsIn(claims).every((kind) => access.has(kind));
}

/**
 * The e-mail address that the provider vouches for; null where there is none, or where it is not stated as
 * verified.
 */
export const verifiedAddress = ({ email, email_verified }: Pick<Userinfo, 'email' | 'email_verified'>) =>
  typeof email === 'string' && email !== '' && email_verified === true ? email : null;
