import { type ActorRefFrom, waitFor } from 'xstate';
import type { TokenSource } from '../platform/api/client.ts';
import { ApiError, authenticationMessage, failure } from '../platform/api/failure.ts';
import type { tokensMachine } from './tokens.machine.ts';
import { remainingOf } from './tokens.ts';

type TokensRef = ActorRefFrom<typeof tokensMachine>;

/** The rejection for a call that would get a 401 because nobody is signed in (any more). */
const nobody = (): ApiError =>
  new ApiError(
    failure({
      kind: 'authentication',
      status: 401,
      code: 'signedOut',
      message: authenticationMessage(),
    }),
  );

/** Waits until the chart is neither checking nor renewing, then returns its token. */
const settled = async (chart: TokensRef): Promise<string> => {
  const { status, value, context } = await waitFor(
    chart,
    (snapshot) => snapshot.status !== 'active' || !snapshot.hasTag('renewing'),
  ).catch(() => {
    throw nobody();
  });
  if (status !== 'active' || context.tokens === null) throw nobody();
  if (value === 'waiting' || value === 'paused') throw new ApiError(failure({ kind: 'network' }));
  return context.tokens.accessToken;
};

/**
 * Access tokens for the API client, taken from the tokens chart. However many calls hit an expired or refused token,
 * the chart renews it once and all of them wait for that. They reject as `network` if the provider cannot be reached,
 * and as `authentication` if nobody is signed in (any more).
 *
 * @param chart returns the running tokens chart; undefined while nobody is signed in
 */
export function createTokenSource(chart: () => TokensRef | undefined, now: () => number): TokenSource {
  const running = (): TokensRef => {
    const ref = chart();
    if (ref === undefined) throw nobody();
    return ref;
  };
  return {
    held: () => (chart()?.getSnapshot().context.tokens ?? null) !== null,
    async current() {
      const ref = running();
      const { value, context } = ref.getSnapshot();
      const expired = context.tokens !== null && remainingOf(context.tokens, now()) === 0;
      if (value === 'waiting' || (value === 'fresh' && expired)) ref.send({ type: 'token.needed' });
      return settled(ref);
    },
    async renewed(refused) {
      const ref = running();
      ref.send({ type: 'token.refused', accessToken: refused });
      return settled(ref);
    },
    rejected(refused) {
      chart()?.send({ type: 'token.rejected', accessToken: refused });
    },
  };
}
