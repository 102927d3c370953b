import { fromPromise } from 'xstate';
import { parseRoute } from '../app/routes.ts';
import { locationOf } from './savedLocation.ts';
import type { SessionWorld } from './session.actors.ts';
import { countSignIn, forgetSignIns } from './signInCount.ts';
import { providerText, SignInError } from './signInFailure.ts';
import {
  beginSignIn,
  callbackUrl,
  type Exchange,
  exchangeOf,
  type GrantAnswer,
  takeSignIn,
} from './signInRequest.ts';
import { requestTokens, TokenRefusal } from './tokenEndpoint.ts';
import { watchPage } from './watches.ts';

const isGrant = (path: string): boolean => parseRoute(path).screen === 'grant';

/** Takes the provider's answer out of the address, so that no history, referrer or log keeps the code. */
const readArrival = ({ ports: { location } }: SessionWorld): GrantAnswer | null => {
  const { pathname, searchParams } = new URL(location.href());
  if (!isGrant(pathname)) return null;
  const answer = {
    code: searchParams.get('code'),
    state: searchParams.get('state'),
    error: searchParams.get('error'),
    description: searchParams.get('error_description'),
  };
  if (answer.code === null && answer.state === null && answer.error === null) return null;
  location.replace(pathname);
  return answer;
};

/** A provider that cannot read a request answers without its state; any state that is there must be the saved one. */
const checkReturn = ({ ports, signInStorage }: SessionWorld, answer: GrantAnswer): Exchange => {
  const refusal = answer.error === null ? null : providerText(answer.error, answer.description);
  if (refusal !== null && answer.state === null) throw new SignInError('providerError', refusal);
  const saved = takeSignIn(signInStorage, answer.state ?? '', ports.now());
  if (refusal !== null) throw new SignInError('providerError', refusal);
  return exchangeOf(saved, answer.code, new URL(ports.location.href()).origin);
};

const exchangeCode = async (
  { ports, auth, tokens }: SessionWorld,
  { code, verifier, nonce, location }: Exchange,
  signal: AbortSignal,
): Promise<void> => {
  const href = ports.location.href();
  const answer = await requestTokens(
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
  ).catch((error: unknown) => {
    throw error instanceof TokenRefusal
      ? new SignInError('providerError', error.message, error)
      : new SignInError('exchangeFailed', null, error);
  });
  const identityPromised = auth.scope.split(/\s+/).includes('openid');
  if (answer.nonce === null ? identityPromised : answer.nonce !== nonce)
    throw new SignInError('nonceMismatch');
  tokens.save(answer.tokens);
  ports.location.replace(location);
};

const depart = async (
  { ports, auth, signInStorage, pageStorage, language }: SessionWorld,
  from: 'here' | 'root',
): Promise<void> => {
  if (from === 'root') {
    forgetSignIns(pageStorage);
    ports.location.replace('/');
  }
  if (!countSignIn(pageStorage, ports.now())) throw new SignInError('tooManySignIns');
  const href = ports.location.href();
  const address = await beginSignIn(ports, signInStorage, auth, {
    href,
    location: locationOf(href),
    language: language(),
  });
  ports.location.assign(address);
};

export const signInActors = (world: SessionWorld) => ({
  readArrival: fromPromise<GrantAnswer | null>(async () => readArrival(world)),
  checkReturn: fromPromise<Exchange, GrantAnswer>(async ({ input }) => checkReturn(world, input)),
  exchangeCode: fromPromise<void, Exchange>(({ input, signal }) => exchangeCode(world, input, signal)),
  depart: fromPromise<void, { from: 'here' | 'root' }>(({ input }) => depart(world, input.from)),
  watchPage: watchPage(world.ports),
});
