import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { Refusal } from '../../http/refusal.ts';
import { callOut } from '../../tracing/outgoing.ts';
import { type Claims, claimsStruct } from './foreignClaims.ts';

/** Asymmetric algorithms only: whoever holds the public key cannot forge these signatures. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const isSignedText = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token);

/** Whether the keys could not be fetched or are invalid. That says nothing about the token. */
const isOfKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

/** Checks a token's signature and returns its claims; null for a token that is no JWT. */
export type SignatureCheck = (token: string, now: number) => Promise<Claims | null>;

const tracedFetch: FetchImplementation = (url, { headers, method, ...options }) =>
  callOut({ name: 'provider keys', method }, ({ traceparent }) => {
    headers.set('traceparent', traceparent);
    return fetch(url, { ...options, method, headers });
  });

/** @throws {Refusal} 401 for a signature that is not the provider's, 503 when its keys cannot be fetched. */
export function foreignSignature(jwksUrl: string, patience: number): SignatureCheck {
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: patience,
    [customFetch]: tracedFetch,
  });
  return async (token, now) => {
    if (!isSignedText(token)) return null;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms,
        currentDate: new Date(now),
        clockTolerance: 0,
        requiredClaims: ['iss', 'exp'],
      });
      if (!/^(at\+jwt|application\/at\+jwt|jwt)$/i.test(protectedHeader.typ ?? 'JWT'))
        throw new Refusal(401, 'tokenExpired');
      return claimsStruct.create(payload);
    } catch (cause) {
      if (cause instanceof Refusal) throw cause;
      throw isOfKeys(cause)
        ? new Refusal(503, 'unavailable', { cause })
        : new Refusal(401, 'tokenExpired', { cause });
    }
  };
}
