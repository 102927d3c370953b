import { beforeAll, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { encodeJson } from '../encoding/base64url.ts';
import { hold } from '../testing/held.ts';
import { chartSuite, type FakePage, fakeBrowser, wiringSuite } from '../testing/index.ts';
import { SAMPLE_ORIGIN, sampleConfiguration } from '../testing/samples/configuration.ts';
import { createSessionDependencies } from './dependencies.ts';
import { signInActors } from './signIn.actors.ts';
import { type SignInContext, signInMachine } from './signIn.machine.ts';
import { SignInError } from './signInFailure.ts';
import type { Exchange, GrantAnswer } from './signInRequest.ts';

const state = encodeJson({ id: 'i1', location: '/imprint' });
const answer: GrantAnswer = { code: 'c1', state, error: null, description: null };
const exchange: Exchange = { code: 'c1', verifier: 'v1', nonce: 'n1', location: '/imprint' };

const tour = {
  input: { failure: null },
  events: [{ type: 'signIn.retried' }, { type: 'page.woke' }],
  answers: { readArrival: [answer, null], checkReturn: [exchange] },
  failures: { checkReturn: [new SignInError('stateMismatch')] },
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as SignInContext;

chartSuite(signInMachine, {
  ...tour,
  otherInputs: [{ failure: { code: 'tokenRejected', providerText: null } }],
  invariants: {
    'a failure is known exactly where one is shown': (snapshot) =>
      snapshot.matches('failed') === (contextOf(snapshot).failure !== null),
    'a code is known only while it is exchanged': (snapshot) =>
      snapshot.matches('exchanging') === (contextOf(snapshot).exchange !== null),
    'what came back is known only while it is checked': (snapshot) =>
      snapshot.matches('returning') === (contextOf(snapshot).answer !== null),
  },
});

// A part that is loaded when it is first needed: here it is, so that a step takes no longer the first time.
beforeAll(() => import('./codeExchange.ts'));

let page: FakePage;
let held: ReturnType<typeof hold>;
const soon = (holds: () => boolean) => vi.waitFor(() => holds() || Promise.reject(new Error('not yet')));
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

wiringSuite(signInMachine, {
  tour,
  machine: () => {
    page = fakeBrowser().open(`${SAMPLE_ORIGIN}/imprint`);
    const auth = sampleConfiguration({ scope: 'profile' }).auth;
    const dependencies = createSessionDependencies(page.ports, auth, () => 'en');
    const machine = signInMachine.provide({ actors: signInActors(dependencies) });
    held = hold(machine, ['readArrival', 'checkReturn', 'exchangeCode', 'depart']);
    return held.machine;
  },
  doing: {
    answers: {
      readArrival: (output) => {
        if (output !== null) page.go(`/oauth/v2/grant?code=c1&state=${state}`);
        held.release('readArrival');
      },
      checkReturn: () => {
        const saved = {
          state,
          nonce: 'n1',
          verifier: 'v1',
          location: '/imprint',
          startedAt: page.ports.now(),
        };
        page.local.set('selvedge.signIn.i1', JSON.stringify(saved));
        held.release('checkReturn');
      },
      exchangeCode: async () => {
        held.release('exchangeCode');
        await soon(() => page.pending.length > 0);
        page.pending[0]?.answer(200, { access_token: 'a1', refresh_token: 'r1', expires_in: 600 });
        await soon(() => page.session.has('selvedge.tokens'));
        await settled();
      },
      depart: async () => {
        const before = page.left.length;
        page.pass(60_000);
        held.release('depart');
        await soon(() => page.left.length > before);
        await settled();
      },
    },
    failures: {
      readArrival: (error) => held.fail('readArrival', error),
      checkReturn: () => held.release('checkReturn'),
      exchangeCode: async () => {
        held.release('exchangeCode');
        await soon(() => page.pending.length > 0);
        page.pending[0]?.answer(400, { error: 'invalid_grant' });
        await settled();
      },
      depart: (error) => held.fail('depart', error),
    },
    events: { 'page.woke': () => page.wake() },
  },
});
