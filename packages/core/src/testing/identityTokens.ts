import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The keys of the provider in tests: one that is announced, and one that is not. */
const pairs = new Map<'announced' | 'another', ReturnType<typeof generateKeyPair>>();

const pairOf = (name: 'announced' | 'another') => {
  const pair = pairs.get(name) ?? generateKeyPair('ES256');
  pairs.set(name, pair);
  return pair;
};

/** What an identity token says where a test does not say otherwise. */
export interface Said {
  readonly nonce?: string | undefined;
  readonly issuer?: string;
  readonly audience?: string | string[];
  readonly azp?: string;
  /** Signed by a key that the provider does not announce. */
  readonly otherKey?: boolean;
}

/** The provider's public keys, as it announces them. */
export const sampleKeys = async () => {
  const { publicKey } = await pairOf('announced');
  return { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }] };
};

/** An identity token, signed as the provider signs. */
export async function identityToken({ nonce, issuer, audience, azp, otherKey }: Said): Promise<string> {
  const { privateKey } = await pairOf(otherKey ? 'another' : 'announced');
  return new SignJWT({ ...(nonce !== undefined && { nonce }), ...(azp !== undefined && { azp }) })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setSubject('partner-4711')
    .setIssuer(issuer ?? 'https://id.test')
    .setAudience(audience ?? 'portal')
    .setIssuedAt(Date.UTC(2026, 10, 21, 8) / 1000)
    .setExpirationTime(Date.UTC(2026, 10, 21, 8, 10) / 1000)
    .sign(privateKey);
}
