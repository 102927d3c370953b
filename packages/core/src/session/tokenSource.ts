import { type ActorRefFrom, waitFor } from 'xstate';
import type { TokenSource } from '../api/client.ts';
import { ApiError, authenticationMessage, failure } from '../api/failure.ts';
import type { tokensMachine } from './tokens.machine.ts';
import { remainingOf } from './tokens.ts';

type TokensRef = ActorRefFrom<typeof tokensMachine>;

/** What a call is rejected with that would be answered 401: nobody is signed in (any more). */
const nobody = (): ApiError =>
  new ApiError(
    failure({
      kind: 'authentication',
      status: 401,
      code: 'signedOut',
      message: authenticationMessage(),
    }),
  );

/** The token the chart holds once it is neither checking nor renewing. */
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
 * Access tokens for the API client, out of the chart of tokens. However many calls meet an expired or refused token,
 * the chart renews once and all of them wait for it; where it cannot reach the provider they reject as `network`,
 * where nobody is signed in (any more) as `authentication`.
 *
 * @param chart the running chart of tokens; undefined while nobody is signed in
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
