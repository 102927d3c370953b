import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { string, type } from 'superstruct';
import { isWellFormed } from '../../http/wellFormed.ts';
import { selfServiceClientId, signedInPath } from '../../identity/clients/selfService.ts';
import { providerPath } from '../../identity/provider/providerPath.ts';
import type { IdentityCheck } from './identityCheck.ts';
import { passOnTrouble } from './providerTrouble.ts';
import type { SignIn } from './session.store.ts';

const random = (): string => randomBytes(32).toString('base64url');

/** A new sign-in of a browser. All its values are random, and S256 is the only challenge method. */
export const newSignIn = (browser: string, returnTo: string, expiresAt: number): SignIn => ({
  state: random(),
  browser,
  verifier: random(),
  nonce: random(),
  returnTo,
  expiresAt,
});

/** The address for signing in. A browser that the provider knows returns at once, without a form. */
export function authorizationAddress(
  publicUrl: string,
  { state, verifier, nonce }: SignIn,
  language: Language,
): string {
  const url = new URL(`${publicUrl}${providerPath}/auth`);
  const parameters = {
    response_type: 'code',
    client_id: selfServiceClientId,
    redirect_uri: `${publicUrl}${signedInPath}`,
    scope: 'openid',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: language,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const tokensStruct = type({ access_token: string(), id_token: string() });

interface Exchange {
  readonly app: FastifyInstance;
  readonly provider: Provider;
  readonly publicUrl: string;
  readonly checks: () => Promise<IdentityCheck>;
}

/** The user who signed in, and the provider's session. */
export interface Identified {
  readonly userId: string;
  readonly providerSession: string;
}

/**
 * Exchanges a code at the provider's token address. The provider runs in this process, so the call does not use
 * the network, whatever is between browsers and PUBLIC_URL. undefined when the code or its parameters are refused.
 *
 * @throws {Refusal} when the provider cannot tell at the moment: the same code may still work later.
 */
export async function exchangeCode(
  { app, provider, publicUrl, checks }: Exchange,
  code: string,
  { verifier, nonce }: Pick<SignIn, 'verifier' | 'nonce'>,
  address: string,
): Promise<Identified | undefined> {
  const client = await provider.Client.find(selfServiceClientId);
  if (!client?.clientSecret || !isWellFormed(code)) return undefined;
  const check = await checks();
  const answer = await app.inject({
    method: 'POST',
    url: `${providerPath}/token`,
    remoteAddress: address,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')}`,
    },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: `${publicUrl}${signedInPath}`,
    }).toString(),
  });
  passOnTrouble(answer);
  if (answer.statusCode !== 200) return undefined;
  const tokens = tokensStruct.create(answer.json());
  const userId = await check(tokens.id_token, nonce);
  const token = await provider.AccessToken.find(tokens.access_token);
  if (userId === undefined || !token?.sessionUid || token.accountId !== userId) return undefined;
  return { userId, providerSession: token.sessionUid };
}

/** Whether the provider's session still exists and still belongs to this user. Signing out of the portal ends it. */
export async function isStillSignedIn(
  provider: Provider,
  { userId, providerSession }: Identified,
): Promise<boolean> {
  const session = await provider.Session.findByUid(providerSession);
  return session?.accountId === userId;
}
