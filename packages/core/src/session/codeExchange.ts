import type { SessionDependencies } from './dependencies.ts';
import { checkIdentityToken } from './identityToken.ts';
import { keepsText } from './keepsText.ts';
import { providerText, SignInError } from './signInFailure.ts';
import { callbackUrl, type Exchange, type GrantAnswer } from './signInRequest.ts';
import { exchangeOf, takeSignIn } from './signInReturn.ts';
import { bodyOf, requestTokens, TokenPause, TokenRefusal } from './tokenEndpoint.ts';
import { settleEnd } from './unconfirmedEnd.ts';

/**
 * A state in the response must match the saved one. A provider that cannot read a request responds without a state.
 * Such a response cannot be told from a forged link, so its text is not shown.
 */
export const checkReturn = ({ ports, signInStorage }: SessionDependencies, answer: GrantAnswer): Exchange => {
  if (!keepsText(ports.localStorage, ports.sessionStorage)) throw new SignInError('storageBlocked');
  if (answer.error !== null && !answer.state) throw new SignInError('providerRefused');
  const saved = takeSignIn(signInStorage, answer.state ?? '', ports.now());
  if (answer.error !== null)
    throw new SignInError('providerError', providerText(answer.error, answer.description));
  return exchangeOf(saved, answer.code, new URL(ports.location.href()).origin);
};

/** The check against the provider's keys, which are loaded while the code is exchanged. */
const readyCheck = async ({ ports, auth }: SessionDependencies, signal: AbortSignal) => {
  const address = new URL(auth.keysUrl, ports.location.href()).href;
  const answer = await ports.fetch(new Request(address, { headers: { accept: 'application/json' }, signal }));
  if (!answer.ok) throw new Error(`The keys' address answered ${answer.status}`);
  const keys = await bodyOf(answer);
  return (token: string) =>
    checkIdentityToken(token, keys, { issuer: auth.issuer, clientId: auth.clientId }).catch(
      (error: unknown) => {
        throw new SignInError('identityRefused', null, error);
      },
    );
};

/**
 * Exchanges the code for tokens, verifies that they belong to this sign-in, and stores them. Rejects with {@link
 * SignInError}.
 */
export const exchangeCode = async (
  dependencies: SessionDependencies,
  { code, verifier, nonce, location }: Exchange,
  signal: AbortSignal,
): Promise<void> => {
  const { ports, auth, tokens, signInStorage } = dependencies;
  const href = ports.location.href();
  // Without the `openid` scope, only the access token says who signed in, and the API validates that.
  const isPromised = auth.scope.split(/\s+/).includes('openid');
  const [answer, check] = await Promise.all([
    requestTokens(
      ports,
      auth,
      new URL(auth.tokenUrl, href).href,
      {
        grant_type: 'authorization_code',
        code,
        redirect_uri: callbackUrl(auth, href),
        code_verifier: verifier,
      },
      signal,
    ),
    isPromised ? readyCheck(dependencies, signal) : null,
  ]).catch((error: unknown) => {
    throw error instanceof TokenRefusal
      ? new SignInError('providerError', error.message, error)
      : new SignInError(error instanceof TokenPause ? 'providerBusy' : 'exchangeFailed', null, error);
  });
  if (check !== null) {
    if (answer.identityToken === null) throw new SignInError('nonceMismatch');
    const claims = await check(answer.identityToken);
    if (claims.nonce !== nonce) throw new SignInError('nonceMismatch');
  }
  tokens.save(answer.tokens);
  settleEnd(signInStorage);
  ports.location.replace(location);
};
