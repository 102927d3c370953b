import { fromPromise } from 'xstate';
import { parseRoute } from '../app/routes.ts';
import { locationOf } from './savedLocation.ts';
import type { SessionWorld } from './session.actors.ts';
import { countSignIn, forgetSignIns } from './signInCount.ts';
import { SignInError } from './signInFailure.ts';
import { beginSignIn, type Exchange, type GrantAnswer } from './signInRequest.ts';
import { keepsText } from './sturdyStorage.ts';
import { endAgain, isEndUnheard } from './unheardEnd.ts';
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

/** Only a page that signs in loads it: a dashboard that is opened again does not. */
const codeExchange = () =>
  import('./codeExchange.ts').catch((error: unknown) => {
    throw new SignInError('exchangeFailed', null, error);
  });

const depart = async (world: SessionWorld, from: 'here' | 'root'): Promise<void> => {
  const { ports, auth, signInStorage, pageStorage, language } = world;
  if (!keepsText(ports.localStorage, ports.sessionStorage)) throw new SignInError('storageBlocked');
  if (from === 'root') {
    forgetSignIns(pageStorage);
    ports.location.replace('/');
  }
  const href = ports.location.href();
  const location = locationOf(href);
  const end = endAgain(world, location);
  if (end !== null) {
    ports.location.assign(end);
    return;
  }
  if (!countSignIn(pageStorage, ports.now())) throw new SignInError('tooManySignIns');
  const address = await beginSignIn(ports, signInStorage, auth, {
    href,
    location,
    language: language(),
    asksPassword: isEndUnheard(signInStorage),
  });
  ports.location.assign(address);
};

export const signInActors = (world: SessionWorld) => ({
  readArrival: fromPromise<GrantAnswer | null>(async () => readArrival(world)),
  checkReturn: fromPromise<Exchange, GrantAnswer>(async ({ input }) =>
    (await codeExchange()).checkReturn(world, input),
  ),
  exchangeCode: fromPromise<void, Exchange>(async ({ input, signal }) =>
    (await codeExchange()).exchangeCode(world, input, signal),
  ),
  depart: fromPromise<void, { from: 'here' | 'root' }>(({ input }) => depart(world, input.from)),
  watchPage: watchPage(world.ports),
});
