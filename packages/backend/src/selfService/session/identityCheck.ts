import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Provider } from 'oidc-provider';
import { selfServiceClientId } from '../../identity/clients/selfService.ts';
import { providerPath } from '../../identity/provider/providerPath.ts';
import { passOnTrouble } from './providerTrouble.ts';

/**
 * Returns the user of an identity token; undefined when it is not the provider's, not for this area, or from
 * another sign-in.
 */
export type IdentityCheck = (token: string, nonce: string) => Promise<string | undefined>;

/**
 * Checks tokens with the keys that the provider publishes. The keys are fetched once, before a code is exchanged:
 * if that fails, the code can still be used.
 */
export function identityChecks(app: FastifyInstance, { issuer }: Provider): () => Promise<IdentityCheck> {
  let keys: JWTVerifyGetKey | null = null;

  async function published(): Promise<JWTVerifyGetKey> {
    const answer = await app.inject({ method: 'GET', url: `${providerPath}/jwks` });
    passOnTrouble(answer);
    return createLocalJWKSet(answer.json());
  }

  return async () => {
    keys ??= await published();
    const known = keys;
    return async (token, nonce) => {
      try {
        const { payload } = await jwtVerify(token, known, {
          algorithms: ['RS256'],
          issuer,
          audience: selfServiceClientId,
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        const { sub, azp = selfServiceClientId } = payload;
        return payload.nonce === nonce && azp === selfServiceClientId ? sub : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    };
  };
}
