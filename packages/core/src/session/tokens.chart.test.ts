import { expect } from 'vitest';
import { hold } from '../testing/held.ts';
import { chartSuite, type FakePage, fakeBrowser, networkLost, wiringSuite } from '../testing/index.ts';
import { SAMPLE_ORIGIN, sampleConfiguration } from '../testing/samples/configuration.ts';
import { createSessionDependencies } from './dependencies.ts';
import { TokenPause, TokenRefusal } from './tokenEndpoint.ts';
import { tokensActors } from './tokens.actors.ts';
import { type TokenState, type TokensContext, tokensMachine } from './tokens.machine.ts';
import { remainingOf, type Tokens } from './tokens.ts';

const LIFETIME = 600_000;
const NOW = fakeBrowser().open(SAMPLE_ORIGIN).ports.now();
const tokens: Tokens = { accessToken: 'a1', refreshToken: 'r1', expiresAt: NOW + LIFETIME };
const fresh: TokenState = { tokens, remaining: remainingOf(tokens, NOW) };
const due: TokenState = { tokens: { ...tokens, expiresAt: NOW }, remaining: 0 };
const busy = new TokenPause(30_000);
const refusal = new TokenRefusal('invalid_grant: no longer');

const tour = {
  events: [
    { type: 'token.needed' },
    { type: 'token.refused', accessToken: 'a1' },
    { type: 'token.refused', accessToken: 'a0' },
    { type: 'token.rejected', accessToken: 'a1' },
    { type: 'token.rejected', accessToken: 'a0' },
    { type: 'page.woke' },
  ],
  answers: { check: [fresh, due, null], refresh: [tokens] },
  failures: { refresh: [networkLost, refusal, busy] },
  contextKey: ({ context }: { context: TokensContext }) => ({
    ...context,
    tries: Math.min(context.tries, 2),
  }),
};

const contextOf = (snapshot: { context: unknown }) => snapshot.context as TokensContext;

chartSuite(tokensMachine, {
  ...tour,
  invariants: {
    'A6 no token is known once the session is over': (snapshot) =>
      snapshot.status !== 'done' || contextOf(snapshot).tokens === null,
    'A7 at most one renewal is in flight, and only while refreshing': (snapshot) =>
      Object.keys(snapshot.children).filter((id) => id === 'refresh').length ===
      (snapshot.matches('refreshing') ? 1 : 0),
    'a token may be used only where one is known': (snapshot) =>
      !['fresh', 'waiting', 'paused'].some((state) => snapshot.matches(state)) ||
      contextOf(snapshot).tokens !== null,
    'calls wait exactly while it is not settled': (snapshot) =>
      snapshot.hasTag('renewing') === (snapshot.matches('checking') || snapshot.matches('refreshing')),
  },
});

let page: FakePage;
let held: ReturnType<typeof hold>;

wiringSuite(tokensMachine, {
  tour,
  machine: () => {
    page = fakeBrowser().open(SAMPLE_ORIGIN);
    const dependencies = createSessionDependencies(page.ports, sampleConfiguration().auth, () => 'en');
    held = hold(tokensMachine.provide({ actors: tokensActors(dependencies) }), ['check', 'refresh']);
    return held.machine;
  },
  doing: {
    answers: {
      check: async (output) => {
        const state = output as TokenState | null;
        if (state === null) page.session.clear();
        else page.session.set('selvedge.tokens', JSON.stringify(state.tokens));
        held.release('check');
      },
      refresh: async () => {
        held.release('refresh');
        const [request] = page.pending;
        expect(await request?.form()).toEqual({
          grant_type: 'refresh_token',
          refresh_token: 'r1',
          renewal_key: expect.stringMatching(/^[\w-]{43}$/),
        });
        request?.answer(200, { access_token: 'a1', refresh_token: 'r1', expires_in: LIFETIME / 1000 });
        await new Promise((resolve) => setTimeout(resolve, 5));
      },
    },
    failures: {
      check: (error) => held.fail('check', error),
      refresh: async (error) => {
        held.release('refresh');
        const [request] = page.pending;
        if (error === busy) request?.answer(429);
        else if (error === refusal) request?.answer(400, { error: 'invalid_grant' });
        else request?.lose();
        await new Promise((resolve) => setTimeout(resolve, 5));
      },
    },
    events: { 'page.woke': () => page.wake() },
  },
});
