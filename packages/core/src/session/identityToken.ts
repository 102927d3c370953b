import { createLocalJWKSet, decodeJwt, type JWTPayload, jwtVerify } from 'jose';
import { array, create, string, type } from 'superstruct';

/** Signatures that nobody makes who knows the public key alone. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const keysStruct = type({ keys: array(type({ kty: string() })) });

/** Whose token it has to be, and for whom. */
export interface ExpectedIdentity {
  readonly issuer: string;
  readonly clientId: string;
}

const issuersOf = ({ issuer }: ExpectedIdentity): string[] => {
  const bare = issuer.replace(/\/$/, '');
  return [bare, `${bare}/`];
};

/**
 * The time that the token was made at. It came from the token address just now, and its nonce belongs to this sign-in:
 * a device whose clock is wrong must not keep anybody out.
 */
const madeAt = (token: string): Date => new Date((decodeJwt(token).iat ?? 0) * 1000);

/** Without Web Crypto, on a page from plain http, no signature can be checked, nor could it be believed there. */
const unsigned = (token: string, expected: ExpectedIdentity): JWTPayload => {
  const claims = decodeJwt(token);
  const isOurs = [claims.aud ?? []].flat().includes(expected.clientId);
  if (!isOurs || !issuersOf(expected).includes(claims.iss ?? '')) throw new Error('not for this portal');
  return claims;
};

const signed = async (token: string, keys: unknown, expected: ExpectedIdentity): Promise<JWTPayload> => {
  const { payload } = await jwtVerify(token, createLocalJWKSet(create(keys, keysStruct)), {
    algorithms,
    issuer: issuersOf(expected),
    audience: expected.clientId,
    currentDate: madeAt(token),
    requiredClaims: ['sub', 'exp', 'iat'],
  });
  return payload;
};

/**
 * What an identity token says, once it was checked (OpenID Connect Core, section 3.1.3.7): signature, issuer, audience.
 * Rejects where one of them is not as expected.
 */
export async function checkIdentityToken(
  token: string,
  keys: unknown,
  expected: ExpectedIdentity,
): Promise<JWTPayload> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const claims = subtle ? await signed(token, keys, expected) : unsigned(token, expected);
  if (claims.azp !== undefined && claims.azp !== expected.clientId)
    throw new Error('issued to another client');
  return claims;
}
