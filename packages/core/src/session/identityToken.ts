import { createLocalJWKSet, decodeJwt, type JWTPayload, jwtVerify } from 'jose';
import { array, create, string, type } from 'superstruct';

/** Asymmetric signatures, which cannot be forged by someone who only knows the public key. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const keysStruct = type({ keys: array(type({ kty: string() })) });

/** The required issuer and audience of the token. */
export interface ExpectedIdentity {
  readonly issuer: string;
  readonly clientId: string;
}

const issuersOf = ({ issuer }: ExpectedIdentity): string[] => {
  const bare = issuer.replace(/\/$/, '');
  return [bare, `${bare}/`];
};

/**
 * The token's issue time, used as the current time. The token has just come from the token endpoint and its nonce
 * belongs to this sign-in, so a wrong device clock must not keep anybody out.
 */
const madeAt = (token: string): Date => new Date((decodeJwt(token).iat ?? 0) * 1000);

/**
 * Without Web Crypto, on a page served over plain http, signatures cannot be checked, and a check there would prove
 * nothing.
 */
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
 * Returns the claims of an identity token after checking its signature, issuer and audience (OpenID Connect Core,
 * section 3.1.3.7). Rejects if one of them is not as expected.
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
