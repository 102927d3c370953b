import { type InTheWay, releaseMachine } from '@selvedge/core/overlays';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { screenTour } from '../testing/screenTour.tsx';
import { ReleaseNotice } from './ReleaseNotice.tsx';

type ReleaseRef = ActorRefFrom<typeof releaseMachine>;

const free = { unsent: false, tried: false };
const unsent = { unsent: true, tried: false };
const tried = { unsent: false, tried: true };

let answer: { resolve: (output: never) => void; reject: (error: unknown) => void } | undefined;
const held = <Output,>() =>
  new Promise<Output>((resolve, reject) => {
    answer = { resolve, reject };
  });
const resolve = (output: unknown) => answer?.resolve(output as never);
const reject = (error: unknown) => answer?.reject(error);

const nothing = () => expect(screen.queryByRole('status')).not.toBeInTheDocument();
const says = (text: RegExp) => () => {
  expect(screen.getByRole('status')).toHaveTextContent(/This page is out of date/);
  expect(screen.getByRole('status')).toHaveTextContent(text);
};
const waits = says(/As soon as everything is saved and no dialog is open, the page refreshes by itself/);
const soon = says(/It refreshes by itself in a few seconds/);

screenTour('C10 a page that is too old, on the screen', {
  chart: releaseMachine,
  unreported: {
    look: 'what cannot be looked at counts as unsent',
    lookAgain: 'what cannot be looked at counts as unsent',
    lookOnceMore: 'what cannot be looked at counts as unsent',
    reload: 'no server is asked: the page says that the old version came',
  },
  pictures: { nothing: { served: 'the page is served', 'outdated.looking': 'it is known at once' } },
  tour: {
    input: { release: 2 },
    events: [
      { type: 'release.told', oldest: 2 },
      { type: 'release.told', oldest: 3 },
      { type: 'reload.requested' },
    ],
    answers: {
      look: [free, unsent, tried],
      lookAgain: [free, unsent],
      lookOnceMore: [free, unsent],
      reload: [undefined],
    },
  },
  machine: () =>
    releaseMachine.provide({
      actors: {
        look: fromPromise<InTheWay, { oldest: number }>(() => held()),
        reload: fromPromise<void, { oldest: number }>(() => held()),
        watchRelease: fromCallback(() => {}),
        keepPage: fromPromise<void>(async () => {}),
      },
    }),
  screen: (actor) => <ReleaseNotice actor={actor as ReleaseRef} />,
  userActions: { 'reload.requested': (user) => user.click(screen.getByRole('button', { name: 'Refresh' })) },
  answers: { look: resolve, lookAgain: resolve, lookOnceMore: resolve, reload: resolve },
  failures: { look: reject, lookAgain: reject, lookOnceMore: reject, reload: reject },
  shows: {
    served: nothing,
    'outdated.looking': nothing,
    'outdated.waiting': waits,
    'outdated.lookingAgain': waits,
    'outdated.announced': soon,
    'outdated.lookingOnceMore': soon,
    'outdated.reloading': soon,
    'outdated.stuck': says(/refreshing the page still brought the old version/),
  },
});
