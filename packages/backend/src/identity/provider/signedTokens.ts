import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Provider } from 'oidc-provider';

/** Tells the access tokens that this portal has issued from invented ones, without asking the database. */
export interface SignedTokens {
  sign(id: string): string;
  /** Whether it was issued here. It may have expired or been revoked since. */
  isSigned(token: string): boolean;
}

/** Half of a SHA-256: as hard to guess as the token itself need be. */
const BYTES = 16;

/** @param secret known only to the instances of this portal. */
export function signedTokens(secret: string): SignedTokens {
  const key = createHmac('sha256', secret).update('access tokens').digest();
  const signatureOf = (id: string): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, BYTES);
  return {
    sign: (id) => `${id}.${signatureOf(id).toString('base64url')}`,
    isSigned(token) {
      const at = token.lastIndexOf('.');
      const given = Buffer.from(token.slice(at + 1), 'base64url');
      return at > 0 && given.length === BYTES && timingSafeEqual(given, signatureOf(token.slice(0, at)));
    },
  };
}

/** The provider's access tokens remain opaque: random, stored by their hash, with a signature at the end. */
export function signAccessTokens(provider: Provider, { sign }: SignedTokens): void {
  const { prototype } = provider.AccessToken as unknown as {
    readonly prototype: { generateTokenId(): string };
  };
  const random = prototype.generateTokenId;
  prototype.generateTokenId = function generateSigned(this: unknown) {
    return sign(random.call(this as never));
  };
}
