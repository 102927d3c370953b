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
import { bodyOf, requestTokens, TokenRefusal } from './tokenEndpoint.ts';
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

/**
 * Any state that is there must be the saved one. A provider that cannot read a request answers without a state: then
 * nothing tells its words from anybody's who made up a link, and none is shown.
 */
const checkReturn = ({ ports, signInStorage }: SessionWorld, answer: GrantAnswer): Exchange => {
  if (answer.error !== null && !answer.state) throw new SignInError('providerRefused');
  const saved = takeSignIn(signInStorage, answer.state ?? '', ports.now());
  if (answer.error !== null)
    throw new SignInError('providerError', providerText(answer.error, answer.description));
  return exchangeOf(saved, answer.code, new URL(ports.location.href()).origin);
};

/** The check, and the provider's keys: fetched while the code is exchanged. Only a page that signs in loads them. */
const readyCheck = async ({ ports, auth }: SessionWorld, signal: AbortSignal) => {
  const address = new URL(auth.keysUrl, ports.location.href()).href;
  const [{ checkIdentityToken }, answer] = await Promise.all([
    import('./identityToken.ts'),
    ports.fetch(new Request(address, { headers: { accept: 'application/json' }, signal })),
  ]);
  if (!answer.ok) throw new Error(`The keys' address answered ${answer.status}`);
  const keys = await bodyOf(answer);
  return (token: string) =>
    checkIdentityToken(token, keys, { issuer: auth.issuer, clientId: auth.clientId }).catch(
      (error: unknown) => {
        throw new SignInError('identityRefused', null, error);
      },
    );
};

const exchangeCode = async (
  world: SessionWorld,
  { code, verifier, nonce, location }: Exchange,
  signal: AbortSignal,
): Promise<void> => {
  const { ports, auth, tokens } = world;
  const href = ports.location.href();
  // Without `openid` a provider says by its access token alone who signed in, and the API judges that.
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
    isPromised ? readyCheck(world, signal) : null,
  ]).catch((error: unknown) => {
    throw error instanceof TokenRefusal
      ? new SignInError('providerError', error.message, error)
      : new SignInError('exchangeFailed', null, error);
  });
  if (check !== null) {
    if (answer.identityToken === null) throw new SignInError('nonceMismatch');
    const claims = await check(answer.identityToken);
    if (claims.nonce !== nonce) throw new SignInError('nonceMismatch');
  }
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
