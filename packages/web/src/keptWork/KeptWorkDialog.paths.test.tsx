import { type KeptWork, keptWorkMachine } from '@selvedge/core/overlays';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { screenTour } from '../testing/screenTour.tsx';
import { KeptWorkDialog } from './KeptWorkDialog.tsx';

type KeptWorkRef = ActorRefFrom<typeof keptWorkMachine>;

const seasons = [
  { season: 'FW27', quantities: 1, notes: 0, details: 0, scans: 2, lists: 1 },
  { season: 'SS27', quantities: 3, notes: 1, details: 1, scans: 0, lists: 0 },
];

let answer: { resolve: (output: KeptWork) => void; reject: (error: unknown) => void } | undefined;

const looked: KeptWork[] = [
  { seasons, readable: true },
  { seasons: [], readable: false },
];
const resolve = (output: unknown) => answer?.resolve(output as KeptWork);
const reject = (error: unknown) => answer?.reject(error);
const nothing = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
const question = () => {
  const dialog = screen.getByRole('alertdialog', { name: 'Some of your work is not saved yet' });
  expect(dialog).toHaveTextContent('FW27: 1 quantity, 2 scans and 1 list in bulk entry');
  expect(dialog).toHaveTextContent('SS27: 3 quantities, 1 order note and 1 order detail');
  expect(dialog).toHaveTextContent('within 30 days');
  expect(dialog).toHaveTextContent('Anyone who uses this browser can read them.');
};
const press = (name: string) => screen.getByRole('button', { name });

screenTour('A12 work kept on the device, on the screen', {
  chart: keptWorkMachine,
  unreported: {
    look: 'logging out goes on, and what is kept stays',
    lookAgain: 'the question stays as it is, and it is looked again',
  },
  pictures: {
    nothing: {
      idle: 'nobody is logging out',
      looking: 'the page stands as it is',
      lifting: 'the question is asked anew at once',
    },
  },
  tour: {
    events: [
      { type: 'logout.wished' },
      { type: 'work.kept' },
      { type: 'work.removed' },
      { type: 'logout.cancelled' },
      { type: 'route.changed' },
      { type: 'user.left' },
    ],
    answers: { look: looked, lookAgain: looked },
  },
  machine: () =>
    keptWorkMachine.provide({
      actors: {
        look: fromPromise<KeptWork>(
          () =>
            new Promise((resolve, reject) => {
              answer = { resolve, reject };
            }),
        ),
        watchPortal: fromCallback(() => {}),
      },
    }),
  screen: (actor) => <KeptWorkDialog actor={actor as KeptWorkRef} />,
  userActions: {
    'work.kept': (user) => user.click(press('Keep and log out')),
    'work.removed': (user) => user.click(press('Remove and log out')),
    'logout.cancelled': (user) => user.click(press('Close')),
  },
  answers: { look: resolve, lookAgain: resolve },
  failures: { look: reject, lookAgain: reject },
  shows: {
    idle: nothing,
    looking: nothing,
    lifting: nothing,
    'asking.open': question,
    'asking.lookingAgain': question,
  },
});

it.each([
  ['en', /they stay in this browser.*cannot be restored/],
  ['de', /bleiben sie in diesem Browser.*lassen sie sich nicht wiederherstellen/],
] as const)(
  'A12 J4 in %s it says how long it stays, and that removing is for good',
  async (language, said) => {
    const look = fromPromise<KeptWork>(async () => ({ seasons, readable: false }));
    const actor = createActor(keptWorkMachine.provide({ actors: { look } })).start();
    actor.send({ type: 'logout.wished' });
    await renderWithWords(<KeptWorkDialog actor={actor} />, language);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(said);
    actor.stop();
  },
);

it.each([
  ['en', 'Anyone who uses this browser can read them.'],
  ['de', 'Wer diesen Browser benutzt, kann sie lesen.'],
] as const)('A12 in %s it says that others can read it, only where they can', async (language, said) => {
  for (const readable of [true, false]) {
    const look = fromPromise<KeptWork>(async () => ({ seasons, readable }));
    const actor = createActor(keptWorkMachine.provide({ actors: { look } })).start();
    actor.send({ type: 'logout.wished' });
    const view = await renderWithWords(<KeptWorkDialog actor={actor} />, language);
    expect((await screen.findByRole('alertdialog')).textContent?.includes(said)).toBe(readable);
    view.unmount();
    actor.stop();
  }
});
