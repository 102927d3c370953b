import { sessionMachine, signInMachine } from '@selvedge/core';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type ActorRefFrom, type AnyStateMachine, fromCallback, fromPromise, setup } from 'xstate';
import { screenTour } from '../testing/screenTour.tsx';
import { SessionGate } from './SessionGate.tsx';
import { SignInProgress } from './SignInProgress.tsx';

interface Waiting {
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
}

/** Services that end when the test says so, by their name. */
const held = (names: readonly string[]) => {
  const waiting = new Map<string, Waiting>();
  const actors = Object.fromEntries(
    names.map((name) => [
      name,
      fromPromise(() => new Promise<never>((resolve, reject) => waiting.set(name, { resolve, reject }))),
    ]),
  );
  const each = (act: (name: string) => (value: unknown) => void) =>
    Object.fromEntries(names.map((name) => [name, act(name)]));
  return {
    actors,
    answers: each((name) => (output) => waiting.get(name)?.resolve(output as never)),
    failures: each((name) => (error) => waiting.get(name)?.reject(error)),
  };
};

const silent = fromCallback(() => {});
const secret = 'What only signed-in people see';

/** A child chart that runs until the test ends it. */
const child = (output: () => unknown) =>
  setup({ types: { tags: {} as 'slow' | 'failed' } }).createMachine({
    id: 'child',
    initial: 'running',
    states: { running: { on: { end: 'ended' } }, ended: { type: 'final' } },
    output,
  });

const session = held(['restore', 'forget', 'endSession', 'endAgain']);
let end: unknown;

screenTour('A10 A12 who sees what, on the screen', {
  chart: sessionMachine,
  unreported: {
    restore: 'nothing is asked of the server: the browser keeps it',
    forget: 'nothing is asked of the server: the browser keeps it',
    endSession: 'the session ends here whatever the provider answers',
    endAgain: 'the session has ended here; it is asked for again at the next start',
  },
  pictures: {
    sameAs: {
      anonymous: ['restoring', 'one page from the first moment until one is signed in'],
      signingIn: ['restoring', 'one page from the first moment until one is signed in'],
      forgetting: ['restoring', 'one page from the first moment until one is signed in'],
      'signedOut.endingAgain': ['signedOut.resting', 'one page until the portal is left'],
      'loggingOut.ending': ['loggingOut.announcing', 'one page until the portal is left'],
      'loggingOut.leaving.quick': ['loggingOut.announcing', 'one page until the portal is left'],
    },
  },
  tour: {
    input: { demand: 'nothing' as const },
    events: [
      { type: 'demand.changed', demand: 'signIn' },
      { type: 'demand.changed', demand: 'logout' },
      { type: 'demand.changed', demand: 'nothing' },
      { type: 'signIn.requested' },
      { type: 'session.ended' },
      { type: 'page.woke' },
    ],
    answers: {
      restore: [true, false],
      tokens: ['gone', 'refused', 'rejected'],
      endSession: [true, false],
      endAgain: [true, false],
    },
  },
  machine: () =>
    (sessionMachine as AnyStateMachine).provide({
      actors: {
        ...session.actors,
        signIn: child(() => undefined),
        tokens: child(() => end),
        hearOthers: silent,
        watchPage: silent,
      },
    }),
  screen: (actor) => (
    <SessionGate session={actor as ActorRefFrom<typeof sessionMachine>} open={false}>
      <p>{secret}</p>
    </SessionGate>
  ),
  userActions: {
    'signIn.requested': (user) => user.click(screen.getByRole('button', { name: 'Sign in again' })),
  },
  answers: {
    ...session.answers,
    signIn: (_, { actor }) => actor.getSnapshot().children.signIn?.send({ type: 'end' }),
    tokens: (output, { actor }) => {
      end = output;
      actor.getSnapshot().children.tokens?.send({ type: 'end' });
    },
  },
  failures: session.failures,
  shows: {
    restoring: ({ context }) =>
      onlySays(context.demand === 'logout' ? 'We are logging you out...' : 'We are signing you in...')(),
    anonymous: onlySays('We are signing you in...'),
    signingIn: onlySays('We are signing you in...'),
    forgetting: onlySays('We are signing you in...'),
    signedIn: () => expect(screen.getByText(secret)).toBeVisible(),
    'signedOut.resting': onlySays('You are signed out'),
    'signedOut.endingAgain': onlySays('You are signed out'),
    'loggingOut.announcing': onlySays('We are logging you out...'),
    'loggingOut.ending': onlySays('We are logging you out...'),
    'loggingOut.leaving.quick': onlySays('We are logging you out...'),
    'loggingOut.leaving.slow': () => {
      onlySays('We are logging you out...')();
      expect(screen.getByText(/This seems to take longer than usual/)).toBeVisible();
    },
  },
});

function onlySays(title: string) {
  return () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.queryByText(secret)).not.toBeInTheDocument();
  };
}

const signIn = held(['readArrival', 'checkReturn', 'exchangeCode', 'depart']);
const grant = { code: 'c', state: 's', error: null, description: null };
const exchange = { code: 'c', verifier: 'v', nonce: 'n', location: '/' };

screenTour('A2 A3 A11 signing in, on the screen', {
  chart: signInMachine,
  unreported: {
    readArrival: 'the page itself does it, without a call',
    checkReturn: 'the page itself does it, without a call',
    depart: 'the page itself does it, without a call',
    exchangeCode: 'the dialog tells it in the words of the provider',
  },
  pictures: {
    sameAs: {
      returning: ['arriving', 'one page from the first moment until one is signed in'],
      'exchanging.quick': ['arriving', 'one page from the first moment until one is signed in'],
      departing: ['arriving', 'one page from the first moment until one is signed in'],
      'leaving.quick': ['arriving', 'one page from the first moment until one is signed in'],
      'leaving.slow': ['exchanging.slow', 'the same apology'],
      signedIn: ['arriving', 'the portal takes its place'],
    },
  },
  tour: {
    input: { failure: null },
    events: [{ type: 'signIn.retried' }, { type: 'page.woke' }],
    answers: { readArrival: [null, grant], checkReturn: [exchange] },
    failures: { checkReturn: [new Error('no')] },
  },
  machine: () =>
    (signInMachine as AnyStateMachine).provide({
      actors: { ...signIn.actors, watchPage: silent },
    }),
  screen: (actor) => <SignInProgress signIn={actor as ActorRefFrom<typeof signInMachine>} />,
  userActions: {
    'signIn.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  answers: signIn.answers,
  failures: signIn.failures,
  shows: {
    arriving: waits,
    returning: waits,
    'exchanging.quick': waits,
    'exchanging.slow': apologizes,
    departing: waits,
    'leaving.quick': waits,
    'leaving.slow': apologizes,
    failed: () => {
      expect(
        screen.getByRole('alertdialog', { name: 'An error occurred while signing you in' }),
      ).toBeVisible();
      expect(screen.getByText(/did not answer as expected/)).toBeVisible();
    },
    signedIn: () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(),
  },
});

function waits() {
  expect(screen.getByText('We are signing you in...')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByText(/This seems to take longer/)).not.toBeInTheDocument();
}

function apologizes() {
  expect(screen.getByText(/This seems to take longer than usual/)).toBeVisible();
}
