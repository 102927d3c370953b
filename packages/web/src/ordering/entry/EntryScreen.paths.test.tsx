import type { FoundArticles } from '@selvedge/core/contract';
import { entryMachine, isTaken, reviewIn, sheetFileMachine, UnreadableList } from '@selvedge/core/ordering';
import {
  createFakeApi,
  forbidden,
  networkLost,
  sampleNow,
  samplePlace,
  sampleStyle,
  wired,
} from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  type ActorRefFrom,
  type AnyMachineSnapshot,
  createActor,
  fromPromise,
  type SnapshotFrom,
} from 'xstate';
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
const codes = { eans: ['4006381333931', '4006381339999'], articleNumbers: [] };
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
const broken = new UnreadableList({ code: 'broken' });
const file = new File([text], 'list.csv', { type: 'text/csv' });

/** Services that end when the walk says so, by their name. */
const told = (names: readonly string[]) => {
  const waiting = new Map<string, { resolve: (output: never) => void; reject: (error: unknown) => void }>();
  const each = (settle: (name: string) => (value: unknown) => void) =>
    Object.fromEntries(names.map((name) => [name, settle(name)]));
  const logicOf = (name: string) =>
    fromPromise(() => new Promise<never>((resolve, reject) => waiting.set(name, { resolve, reject })));
  return {
    actors: Object.fromEntries(names.map((name) => [name, logicOf(name)])),
    answers: each((name) => (output) => waiting.get(name)?.resolve(output as never)),
    failures: each((name) => (error) => waiting.get(name)?.reject(error)),
  };
};

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
  expect(screen.getByText(new RegExp(`^${taken} rows can be transferred, ${refused} cannot`))).toBeInTheDocument();
};

screenTour('M4 N6 fast entry, on the screen', {
  chart: entryMachine,
  untold: {
    recall: 'nothing is asked of the server: the browser keeps it',
    read: 'the page itself does it, without a call',
    plan: 'the page itself does it, without a call',
    judge: 'the page itself does it, without a call',
  },
  pictures: {
    sameAs: { applying: ['judging', 'the list is on its way; its rows have their places'] },
  },
  tour: {
    contextKey: ({ context }: AnyMachineSnapshot) => [
      context.list?.repairs['3']?.ean,
      context.sheets.length,
      context.given?.kind,
      context.joining,
      (context as Snapshot['context']).judged.map(({ resolution }) => resolution.kind),
      context.asked.length,
      context.shown,
      context.report?.refused,
      context.handing.length,
    ],
    input: { place: samplePlace, mayInsert: true },
    events: [
      { type: 'text.typed', text },
      { type: 'text.given', text },
      { type: 'file.chosen', file },
      { type: 'read.progressed', share: 0.5 },
      { type: 'sheet.chosen', index: 0 },
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
      read: [[table], [table, { ...table, name: 'Sheet2' }]],
      plan: [codes],
      lookUp: [found],
      lookUpRow: [{ ...found, styles: [] }],
      judge: [judged],
    },
    failures: { read: [broken], plan: [broken], judge: [broken], lookUp: [networkLost, forbidden] },
  },
  besides: [{ input: { place: samplePlace, mayInsert: false } }],
  machine: () => entryMachine.provide({ actors: local.actors }),
  screen: (actor) => screenOf(actor as Entry),
  hands: {
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
    'sheet.chosen': () => press('Sheet1 (3 lines)'),
    'look.retried': () => press('Try again'),
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
    'list.reopened': () => press(/^Mend the/),
    'list.discarded': (_, event, { actor }) => {
      if (!press(/^(Discard the list|Discard them|Next list|Choose another file|Cancel)$/)) actor.send(event);
    },
  },
  answers: { ...local.answers, lookUpRow: (output) => local.answers.lookUp?.(output) },
  failures: { ...local.failures, lookUpRow: (error) => local.failures.lookUp?.(error) },
  shows: {
    noRight: () => {
      expect(screen.getByRole('heading', { name: 'You cannot enter quantities here' })).toBeVisible();
      expect(screen.getByText(/Filling the shopping cart/)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('link', { name: 'To the styles' })).toBeVisible();
    },
    restoring: waits,
    empty: () => {
      starts();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
    reading: () =>
      expect(screen.getByRole('button', { name: /Review the list/ })).toHaveAttribute('aria-busy', 'true'),
    choosingSheet: () =>
      expect(screen.getByRole('heading', { name: 'Which sheet contains the list?' })).toBeVisible(),
    unreadable: () => {
      starts();
      expect(screen.getByRole('alert')).toHaveTextContent(/could not be read.*is damaged/);
    },
    'resolving.planning': waits,
    'resolving.asking': () => {
      waits();
      expect(screen.getByText('Looking up codes')).toBeVisible();
    },
    'resolving.stalled': () => {
      expect(screen.getByText(/The connection is lost/)).toBeVisible();
      expect(screen.getByText('Your list is kept.')).toBeVisible();
    },
    'resolving.refused': () => expect(screen.getByRole('alert')).toHaveTextContent(/Your list is kept/),
    judging: waits,
    'reviewing.settled': reviews,
    'reviewing.asking': reviews,
    'reviewing.stalled': (snapshot) => {
      reviews(snapshot);
      expect(screen.getByText(/The connection is lost/)).toBeVisible();
    },
    applying: waits,
    done: ({ context }) => {
      const { taken, refused } = context.report;
      const rows = taken === 1 ? 'One row was taken' : `${taken} rows were taken`;
      expect(screen.getByText(new RegExp(rows))).toBeVisible();
      expect(screen.queryAllByRole('button', { name: /^Mend the/ })).toHaveLength(refused > 0 ? 1 : 0);
      expect(screen.getByRole('link', { name: 'To the cart' })).toBeVisible();
    },
  },
});
