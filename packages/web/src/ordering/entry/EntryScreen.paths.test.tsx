import { entryMachine, listReadingMachine, type reviewMachine } from '@selvedge/core/ordering';
import { type ChartHarness, openList, samplePlace, told } from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type AnyMachineSnapshot, assign, sendParent, setup } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { entryNeighbours, press, reportsTaken, reviews } from '../testing/entryScreen.tsx';
import EntryScreen from './EntryScreen.tsx';
import type { EntryRef } from './parts/entryRef.ts';

const { text, sheet, list, matched, problem } = openList;
const file = new File([text], 'list.csv', { type: 'text/csv' });

const local = told(['recall', 'read']);

/** What reading ends with, told as it would be: its own walk shows how it comes to that. */
const listReading = (output: unknown, { actor }: ChartHarness) =>
  actor.send({ type: 'xstate.done.actor.listReading', actorId: 'listReading', output });

const report = { mode: 'add', taken: 1, unchanged: 0, cells: [{ articleVariantId: 'v-1', pieces: 6 }] };
/** Stands for the review, of which bulk entry only is told where it stands: its own walk shows how it comes to that. */
const double = setup({}).createMachine({
  id: 'review',
  context: {
    ...{ place: samplePlace, mode: 'add', list, shown: 'all', problem: null },
    ...{ verdicts: matched.verdicts, found: matched.found, asked: [], serverTime: matched.serverTime },
    report: { ...report, refused: 0 },
  },
  on: {
    told: {
      actions: [
        assign(({ event }) => ({ report: { ...report, refused: event.status === 'partlyTaken' ? 1 : 0 } })),
        sendParent(({ event: { status, problem } }) => ({ type: 'review.statusChanged', status, problem })),
      ],
    },
    '*': { actions: () => {} },
  },
});
const reviewIn = ({ actor }: Pick<ChartHarness, 'actor'>) => actor.getSnapshot().children.review;

const screenOf = (entry: EntryRef) => <EntryScreen entry={entry} {...entryNeighbours()} />;

const starts = () => {
  expect(screen.getByRole('textbox', { name: 'Paste a list' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
};
const waits = () => expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();

/** Every row stands on the screen, and the user is asked about what was given besides. */
const reviewsAndAsks = ({ context, children }: AnyMachineSnapshot) => {
  reviews(children.review?.getSnapshot());
  const asked = screen.queryAllByRole('button', { name: 'Add it to this list' });
  expect(asked).toHaveLength(context.given === null ? 0 : 1);
};
const reports = ({ children }: AnyMachineSnapshot) => reportsTaken(children.review?.getSnapshot());

const stands = (status: string) => ({
  type: 'review.statusChanged',
  status,
  problem: status === 'unreadable' ? problem : null,
});

screenTour('M4 N6 bulk entry, on the screen', {
  chart: entryMachine,
  unreported: {
    recall: 'nothing is asked of the server: the browser keeps it',
  },
  pictures: {
    sameAs: {
      'open.applying': ['restoring', 'the list is on its way; its rows have their places'],
      'open.resolving': ['restoring', 'what matches the rows shows how far it is'],
    },
  },
  tour: {
    contextKey: ({ context }: AnyMachineSnapshot) => [
      context.text,
      context.given?.kind,
      context.joining,
      context.problem,
    ],
    input: { place: samplePlace, mayInsert: true },
    events: [
      { type: 'text.typed', text },
      { type: 'text.given', text },
      { type: 'file.chosen', file },
      stands('resolving'),
      stands('unreadable'),
      stands('reviewing'),
      stands('applying'),
      stands('taken'),
      stands('partlyTaken'),
      { type: 'given.added' },
      { type: 'given.replaced' },
      { type: 'given.left' },
      { type: 'look.retried' },
      { type: 'list.discarded' },
      { type: 'language.changed' },
    ],
    answers: {
      recall: [null, { text: '', mode: 'add', list }],
      listReading: [
        { sheet, problem: null },
        { sheet: null, problem },
      ],
    },
  },
  besides: [{ input: { place: samplePlace, mayInsert: false } }],
  machine: () =>
    entryMachine.provide({
      actors: {
        ...local.actors,
        listReading: listReadingMachine.provide({ actors: local.actors }),
        review: double as unknown as typeof reviewMachine,
      },
    }),
  screen: (actor) => screenOf(actor as EntryRef),
  userActions: {
    'text.typed': (_, event, { actor }) => {
      const area = screen.getByRole('textbox', { name: 'Paste a list' });
      // Typing what stands there already is no change to a box; it is one to the list.
      if (area instanceof HTMLTextAreaElement && area.value === event.text) actor.send(event);
      else fireEvent.change(area, { target: { value: event.text } });
    },
    'text.given': (_, event) => {
      // Pasted anywhere on the page.
      const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { files: [], getData: () => event.text },
      });
      fireEvent(document.body, paste);
    },
    'file.chosen': (_, event, { actor }) => {
      const input = document.querySelector('[data-entry-file]');
      if (input) fireEvent.change(input, { target: { files: [event.file] } });
      else actor.send(event);
    },
    'given.added': () => press('Add it to this list'),
    'given.replaced': () => press('Read it instead of this list'),
    'given.left': () => press('Ignore it'),
    'review.statusChanged': (_, event, harness) => reviewIn(harness).send({ ...event, type: 'told' }),
    'list.discarded': (_, event, { actor }) => {
      if (!press(/^(Discard the list|Discard them|Next list|Choose another file|Cancel)$/)) actor.send(event);
    },
  },
  answers: { ...local.answers, listReading },
  failures: local.failures,
  shows: {
    noRight: () => {
      expect(screen.getByRole('heading', { name: 'You cannot enter quantities here' })).toBeVisible();
      expect(screen.getByText(/Filling the shopping cart/)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('link', { name: 'Go to the styles' })).toBeVisible();
    },
    restoring: waits,
    empty: () => {
      starts();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
    reading: () =>
      expect(screen.getByRole('button', { name: /Review the list/ })).toHaveAttribute('aria-busy', 'true'),
    unreadable: () => {
      starts();
      expect(screen.getByRole('alert')).toHaveTextContent(/could not be read.*is damaged/);
    },
    'open.resolving': () => {
      expect(screen.getByRole('heading', { name: 'Bulk entry' })).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
    'open.reviewing': reviewsAndAsks,
    'open.applying': waits,
    'open.taken': reports,
    'open.partlyTaken': reports,
  },
});
