import type { FoundArticles } from '@selvedge/core/contract';
import {
  entryMachine,
  isTaken,
  listReadingMachine,
  matchingMachine,
  reviewIn,
  sheetFileMachine,
} from '@selvedge/core/ordering';
import {
  type ChartHarness,
  createFakeApi,
  sampleNow,
  samplePlace,
  sampleStyle,
  told,
  wired,
} from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor, type SnapshotFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import EntryScreen from './EntryScreen.tsx';

type Entry = ActorRefFrom<typeof entryMachine>;
type Snapshot = SnapshotFrom<typeof entryMachine>;

const lines = [
  { number: 1, cells: ['EAN', 'Qty'] },
  { number: 2, cells: ['4006381333931', '6'] },
  { number: 3, cells: ['4006381339999', '2'] },
];
const text = lines.map(({ cells }) => cells.join('\t')).join('\n');
const table = { name: 'Sheet1', lines };
const list = { name: 'Sheet1', table: { lines }, chosen: {}, repairs: {}, done: [] };
const found: FoundArticles = { serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] };
const blank = { articleNumber: '', colour: '', length: '', size: '' };
const judged = {
  shape: { heading: 0, columns: ['ean', 'quantity'] },
  judged: [
    {
      row: { id: '2', line: 2, fields: { ...blank, ean: '4006381333931', quantity: '6' } },
      resolution: { kind: 'found', articleVariantId: 'v-1' },
      quantity: { pieces: 6 },
      leftOut: false,
    },
    {
      row: { id: '3', line: 3, fields: { ...blank, ean: '4006381339999', quantity: '2' } },
      resolution: { kind: 'unknown', field: 'checkDigit', candidates: [] },
      quantity: { pieces: 2 },
      leftOut: false,
    },
  ],
};
const broken = { code: 'broken' };
const known = { found, asked: ['4006381333931', '4006381339999'], serverTime: sampleNow };
const file = new File([text], 'list.csv', { type: 'text/csv' });

/** What a child ends with, told as it would be: its own walk shows how it comes to that. */
const endedAs =
  (id: 'listReading' | 'matching') =>
  (output: unknown, { actor }: ChartHarness) =>
    actor.send({ type: `xstate.done.actor.${id}`, actorId: id, output });

const local = told(['recall', 'read', 'plan', 'judge', 'lookUp']);

const screenOf = (entry: Entry) => {
  const fake = createFakeApi();
  const cart = createActor(wired.cart(fake.api), { input: { place: samplePlace, mayInsert: true } }).start();
  fake.pending[0]?.answer(null);
  const sheetFile = createActor(sheetFileMachine).start();
  return <EntryScreen entry={entry} cart={cart} sheetFile={sheetFile} />;
};

const press = (name: RegExp | string) => {
  const button = screen.queryByRole('button', { name });
  if (!button || button.hasAttribute('aria-disabled')) return false;
  fireEvent.click(button);
  return true;
};

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

const starts = () => {
  expect(screen.getByRole('textbox', { name: 'Paste a list' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
};
const waits = () => expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();

/** Every row stands on the screen with its verdict, and the counts are those of the chart. */
const reviews = (snapshot: AnyMachineSnapshot) => {
  const { context } = snapshot as Snapshot;
  const { rows, taken, refused } = reviewIn(context, new Map());
  const shown = rows.filter(({ verdict }) => context.shown === 'all' || !isTaken(verdict.kind));
  for (const { row, verdict } of shown) {
    expect(rowOf(row.id)).toHaveAttribute('data-verdict', verdict.kind);
  }
  expect(document.querySelectorAll('[data-row]')).toHaveLength(shown.length);
  const asked = screen.queryAllByRole('button', { name: 'Add it to this list' });
  expect(asked).toHaveLength(context.given === null ? 0 : 1);
  expect(
    screen.getByText(new RegExp(`^${taken} rows? can be transferred, ${refused} cannot`)),
  ).toBeInTheDocument();
};

screenTour('M4 N6 fast entry, on the screen', {
  chart: entryMachine,
  unreported: {
    recall: 'nothing is asked of the server: the browser keeps it',
  },
  pictures: {
    sameAs: { applying: ['resolving.judging', 'the list is on its way; its rows have their places'] },
  },
  tour: {
    contextKey: ({ context }: AnyMachineSnapshot) => [
      context.list?.repairs['3']?.ean,
      context.given?.kind,
      context.joining,
      (context as Snapshot['context']).judged.map(({ resolution }) => resolution.kind),
      context.asked.length,
      context.shown,
      context.report?.refused,
    ],
    input: { place: samplePlace, mayInsert: true },
    events: [
      { type: 'text.typed', text },
      { type: 'text.given', text },
      { type: 'file.chosen', file },
      { type: 'reading.statusChanged', status: 'choosingSheet', names: ['Sheet1', 'Sheet2'] },
      { type: 'matching.statusChanged', status: 'judging', failure: null },
      { type: 'given.added' },
      { type: 'given.replaced' },
      { type: 'given.left' },
      { type: 'look.retried' },
      { type: 'column.changed', column: 1, meaning: 'ignored' },
      { type: 'row.repaired', id: '3', repair: { ean: '4006381333955' } },
      { type: 'row.repaired', id: '3', repair: { ean: '4006381338888' } },
      { type: 'mode.chosen', mode: 'replace' },
      { type: 'rows.shown', shown: 'problems' },
      { type: 'list.applied', pieces: new Map() },
      { type: 'list.reopened' },
      { type: 'list.discarded' },
      { type: 'language.changed' },
    ],
    answers: {
      recall: [null, { text: '', mode: 'add', list }],
      listReading: [
        { sheet: table, problem: null },
        { sheet: null, problem: broken },
      ],
      matching: [
        { ...known, verdicts: judged, problem: null },
        { ...known, verdicts: null, problem: broken },
      ],
      lookUpRow: [{ ...found, styles: [] }],
    },
  },
  besides: [{ input: { place: samplePlace, mayInsert: false } }],
  machine: () =>
    entryMachine.provide({
      actors: {
        ...local.actors,
        listReading: listReadingMachine.provide({ actors: local.actors }),
        matching: matchingMachine.provide({ actors: local.actors }),
      },
    }),
  screen: (actor) => screenOf(actor as Entry),
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
    'reading.statusChanged': () => local.answers.read?.([table, { ...table, name: 'Sheet2' }]),
    'look.retried': (_, event, { actor }) => {
      if (!press('Try again')) actor.send(event);
    },
    'column.changed': (_, event) => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Qty', hidden: true }), {
        target: { value: event.meaning },
      });
    },
    'row.repaired': (_, event, { actor }) => {
      const row = rowOf(event.id);
      const field = row && within(row).queryByRole('textbox', { name: 'EAN' });
      if (!(field instanceof HTMLInputElement) || field.value === event.repair.ean) {
        actor.send(event);
        return;
      }
      fireEvent.change(field, { target: { value: event.repair.ean } });
      fireEvent.keyDown(field, { key: 'Enter' });
    },
    'mode.chosen': (_, event, { actor }) => {
      const radio = screen.getByRole('radio', { name: /^Replace/ });
      if (radio instanceof HTMLInputElement && radio.checked) actor.send(event);
      else fireEvent.click(radio);
    },
    'rows.shown': () => press(/^Only problems/),
    'list.applied': () => press(/to the cart$/),
    'list.reopened': () => press(/^Fix the/),
    'list.discarded': (_, event, { actor }) => {
      if (!press(/^(Discard the list|Discard them|Next list|Choose another file|Cancel)$/)) actor.send(event);
    },
  },
  answers: {
    ...local.answers,
    lookUpRow: (output) => local.answers.lookUp?.(output),
    listReading: endedAs('listReading'),
    matching: endedAs('matching'),
    transfer: (_, { clock }) => clock.increment(16),
  },
  failures: { ...local.failures, lookUpRow: (error) => local.failures.lookUp?.(error) },
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
    'reading.underWay': () =>
      expect(screen.getByRole('button', { name: /Review the list/ })).toHaveAttribute('aria-busy', 'true'),
    'reading.choosingSheet': () =>
      expect(screen.getByRole('heading', { name: 'Which sheet contains the list?' })).toBeVisible(),
    unreadable: () => {
      starts();
      expect(screen.getByRole('alert')).toHaveTextContent(/could not be read.*is damaged/);
    },
    'resolving.looking': () => {
      waits();
      expect(screen.getByText('Looking up codes')).toBeVisible();
    },
    'resolving.judging': waits,
    'reviewing.settled': reviews,
    'reviewing.asking': reviews,
    'reviewing.stalled': (snapshot) => {
      reviews(snapshot);
      expect(screen.getByText(/The connection is lost/)).toBeVisible();
    },
    applying: waits,
    done: ({ context }) => {
      const { taken, refused } = context.report;
      const rows = taken === 1 ? 'One row was transferred' : `${taken} rows were transferred`;
      expect(screen.getByText(new RegExp(rows))).toBeVisible();
      expect(screen.queryAllByRole('button', { name: /^Fix the/ })).toHaveLength(refused > 0 ? 1 : 0);
      expect(screen.getByRole('link', { name: 'Go to cart' })).toBeVisible();
    },
  },
});
