import { fromPromise } from 'xstate';
import { parseRoute } from '../navigation/routes.ts';
import type { SessionDependencies } from './dependencies.ts';
import { SignInError } from './signInFailure.ts';
import type { Exchange, GrantAnswer } from './signInRequest.ts';
import { watchPage } from './watches.ts';

const isGrant = (path: string): boolean => parseRoute(path).screen === 'grant';

/** Removes the provider's response from the address, so that the code does not end up in history, referrers or logs. */
const readArrival = ({ ports: { location } }: SessionDependencies): GrantAnswer | null => {
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

/** Loaded only by a page that signs in, not when the dashboard is reopened. */
const codeExchange = () =>
  import('./codeExchange.ts').catch((error: unknown) => {
    throw new SignInError('exchangeFailed', null, error);
  });

/** Likewise for the redirect to the provider. */
const departure = () =>
  import('./departure.ts').catch((error: unknown) => {
    throw new SignInError('exchangeFailed', null, error);
  });

export const signInActors = (dependencies: SessionDependencies) => ({
  readArrival: fromPromise<GrantAnswer | null>(async () => readArrival(dependencies)),
  checkReturn: fromPromise<Exchange, GrantAnswer>(async ({ input }) =>
    (await codeExchange()).checkReturn(dependencies, input),
  ),
  exchangeCode: fromPromise<void, Exchange>(async ({ input, signal }) =>
    (await codeExchange()).exchangeCode(dependencies, input, signal),
  ),
  depart: fromPromise<void, { from: 'here' | 'root' }>(async ({ input }) =>
    (await departure()).depart(dependencies, input.from),
  ),
  watchPage: watchPage(dependencies.ports),
});
