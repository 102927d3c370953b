// Loaded here, so that the services below do not wait for it.
import './departure.ts';
import { type AnyMachineSnapshot, fromPromise, setup } from 'xstate';
import { hold } from '../testing/held.ts';
import { chartSuite, type FakeBrowser, type FakePage, fakeBrowser, wiringSuite } from '../testing/index.ts';
import { SAMPLE_ORIGIN, sampleConfiguration } from '../testing/samples/configuration.ts';
import { createSessionDependencies } from './dependencies.ts';
import { sessionActors } from './session.actors.ts';
import { type SessionContext, sessionMachine } from './session.machine.ts';
import type { SessionEnd } from './tokens.machine.ts';
import { noteEnd } from './unconfirmedEnd.ts';

const ends: SessionEnd[] = ['gone', 'refused', 'rejected'];

const tour = {
  input: { demand: 'nothing' as const },
  events: [
    { type: 'demand.changed', demand: 'signIn' },
    { type: 'demand.changed', demand: 'logout' },
    { type: 'demand.changed', demand: 'nothing' },
    { type: 'signIn.requested' },
    { type: 'session.ended' },
    { type: 'page.woke' },
  ],
  answers: { restore: [true, false], tokens: ends, endSession: [true, false], endAgain: [true, false] },
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as SessionContext;
const runs = (snapshot: AnyMachineSnapshot, id: string) => snapshot.children[id] !== undefined;

chartSuite(sessionMachine, {
  ...tour,
  invariants: {
    'A6 tokens are kept fresh exactly while someone is signed in': (snapshot) =>
      runs(snapshot, 'tokens') === snapshot.matches('signedIn'),
    'A10 a gated place never stays without a sign-in': (snapshot) =>
      !(snapshot.matches('anonymous') && contextOf(snapshot).demand !== 'nothing'),
    'A12 nobody stays signed in at the place of logging out': (snapshot) =>
      !(snapshot.matches('signedIn') && contextOf(snapshot).demand === 'logout'),
    'HZ46: a signed-out page knows of no token and runs no sign-in': (snapshot) =>
      !snapshot.matches('signedOut') || !(runs(snapshot, 'tokens') || runs(snapshot, 'signIn')),
  },
});

let browser: FakeBrowser;
let page: FakePage;
let held: ReturnType<typeof hold>;
let logoutUrl: string | null;

/** Child charts that end when the test says so: their own suites walk what is inside. */
const child = <Output>(output: () => Output) =>
  setup({ actors: { wait: fromPromise(() => new Promise<void>(() => {})) } }).createMachine({
    id: 'child',
    initial: 'running',
    states: { running: { on: { end: 'ended' } }, ended: { type: 'final' } },
    output,
  });
let end: SessionEnd = 'gone';

wiringSuite(sessionMachine, {
  tour,
  machine: () => {
    browser = fakeBrowser();
    page = browser.open(`${SAMPLE_ORIGIN}/imprint`);
    logoutUrl = null;
    const auth = sampleConfiguration().auth;
    const dependencies = createSessionDependencies(
      page.ports,
      Object.defineProperty({ ...auth }, 'logoutUrl', { get: () => logoutUrl }),
      () => 'en',
    );
    const machine = sessionMachine.provide({ actors: sessionActors(dependencies) });
    held = hold(machine, ['restore', 'forget', 'endSession', 'endAgain']);
    return held.machine.provide({ actors: { signIn: child(() => undefined), tokens: child(() => end) } });
  },
  doing: {
    answers: {
      restore: (output) => {
        if (output === true) {
          page.session.set('selvedge.page', 'p1');
          page.session.set('selvedge.tokens', '{"accessToken":"a1","refreshToken":null,"expiresAt":null}');
        }
        held.release('restore');
      },
      forget: () => held.release('forget'),
      endSession: (output) => {
        logoutUrl = output === true ? 'https://id.test/end' : null;
        held.release('endSession');
      },
      endAgain: (output) => {
        logoutUrl = output === true ? 'https://id.test/end' : null;
        noteEnd(page.ports.localStorage, { state: 's', tries: 1, location: '/' });
        held.release('endAgain');
      },
      signIn: (_, { actor }) => actor.getSnapshot().children.signIn?.send({ type: 'end' }),
      tokens: (output, { actor }) => {
        end = output as SessionEnd;
        actor.getSnapshot().children.tokens?.send({ type: 'end' });
      },
    },
    failures: {
      restore: (error) => held.fail('restore', error),
      forget: (error) => held.fail('forget', error),
      endSession: (error) => held.fail('endSession', error),
      endAgain: (error) => held.fail('endAgain', error),
    },
    events: {
      'page.woke': () => page.wake(),
      'session.ended': () => browser.open(SAMPLE_ORIGIN).ports.channel.post('session.ended'),
    },
  },
});
