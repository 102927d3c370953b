import { expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Cart } from '../../contract/index.ts';
import type { Draft } from '../../keptWork/draft.ts';
import { ApiError } from '../../platform/api/failure.ts';
import {
  chartSuite,
  conflictAnswer,
  fakeOrderingDependencies,
  finalizedElsewhere,
  forbidden,
  linesOutdated,
  networkLost,
  refusedAnswer,
  sampleCart,
  sampleHead,
  sampleNow,
  samplePlace,
  situationOf,
  storedAnswer,
  wiringSuite,
} from '../../testing/index.ts';
import type { TourOptions } from '../../testing/tour.ts';
import type { ChartHarness } from '../../testing/walkPath.ts';
import type { WiringSuite } from '../../testing/wiringSuite.ts';
import { whyNot } from '../whyNot/index.ts';
import { cartActors } from './cart.actors.ts';
import { cartMachine } from './cart.machine.ts';
import { cellOf, hasUnsaved, isSettled } from './cart.selectors.ts';
import type { CartContext } from './cartEvents.ts';
import { isAtRisk, maySave, saveStateOf } from './cartSaving.ts';
import { cellState } from './cell.ts';
import { sentIn, tallyOf } from './ledger.ts';
import { LONGEST_RETRY_DELAY } from './saveFailure.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const draft = (cartId: string | null): Draft => ({
  at: sampleNow,
  cartId,
  cells: [
    { articleVariantId: 'v-1', entry: '3', was: 4, unsure: [] },
    { articleVariantId: 'v-2', entry: '2', was: 0, unsure: [] },
  ],
});

const edits = ({ context }: Snapshot) => [...context.ledger.cells.values()];

/** The network is lost while prices are accepted, or the cart is another by now. */
const pricesRefused = [
  { type: 'prices.refused', failure: networkLost.failure },
  { type: 'prices.refused', failure: linesOutdated.failure },
];

/** How the calls of the cart end. */
const ends = [
  ...[storedAnswer(), conflictAnswer, refusedAnswer].map((answer) => ({
    type: 'lines.answered',
    answer,
    isComplete: true,
  })),
  { type: 'lines.answered', answer: storedAnswer({ stored: [] }), isComplete: false },
  { type: 'lines.lost', failure: networkLost.failure },
  { type: 'lines.finalized', failure: finalizedElsewhere.failure },
  { type: 'lines.refused', failure: forbidden.failure },
  { type: 'reading.failed', failure: networkLost.failure },
  { type: 'reading.failed', failure: forbidden.failure },
  { type: 'retry.due' },
];
const outdated = { type: 'lines.outdated', failure: linesOutdated.failure };
const read = (cart: Cart | null, isClashing = false) => ({ type: 'cart.read', cart, isClashing });
const next = (cart: Cart | null, pieces: number) => ({
  type: 'next.read',
  cart,
  cells: [{ articleVariantId: 'v-1', pieces }],
});

const tour = {
  contextKey: ({ context }: AnyMachineSnapshot) => [
    [...(context as CartContext).ledger.cells.values()].map(cellState),
    context.ledger.tally.ready > 0,
    context.history.past.length > 0,
    context.history.future.length > 0,
    context.history.resumed === null,
    context.failure === null,
  ],
  // Situations are distinguished roughly, so that a long path would come elsewhere than it says.
  longest: 1,
  limit: 60_000,
  input: { place: samplePlace, mayInsert: true, mostChanges: 1 },
  events: [
    { type: 'cell.typed', articleVariantId: 'v-1', entry: '6' },
    { type: 'cells.typed', cells: ['v-1', 'v-2'].map((id) => ({ articleVariantId: id, entry: '6' })) },
    { type: 'cells.typed', cells: [] },
    { type: 'cells.added', cells: [{ articleVariantId: 'v-1', pieces: 9999 }] },
    { type: 'style.removed', articleId: 's-1', articleVariantIds: ['v-1', 'v-2'] },
    { type: 'removal.read' },
    { type: 'edits.undone' },
    { type: 'edits.redone' },
    { type: 'undoing.read' },
    { type: 'draft.found', draft: draft(null) },
    { type: 'draft.found', draft: draft('cart-of-before') },
    { type: 'draft.discarded' },
    { type: 'draft.read' },
    { type: 'draft.kept', kept: true },
    { type: 'conflict.decided', articleVariantId: 'v-1', keep: 'mine' },
    { type: 'conflict.decided', articleVariantId: 'v-1', keep: 'theirs' },
    { type: 'save.requested' },
    { type: 'edits.discarded' },
    { type: 'edits.carried', cells: [] },
    { type: 'edits.carried', cells: [{ articleVariantId: 'v-1', pieces: 2 }] },
    { type: 'prices.accepted', prices: [{ articleVariantId: 'v-1', price: 5290 }] },
    { type: 'prices.accepted', prices: [] },
    { type: 'cart.answered', cart: sampleCart(sampleHead({ version: 5 })) },
    ...pricesRefused,
    { type: 'cart.replaced', cart: sampleCart(sampleHead({ version: 9 })) },
    { type: 'cart.outdated' },
    { type: 'cart.retried' },
    { type: 'calls.resumed' },
    { type: 'cart.reloaded' },
    { type: 'cart.renewed' },
    { type: 'page.woke' },
    { type: 'page.hidden' },
    ...ends,
    outdated,
    read(sampleCart()),
    read(sampleCart(sampleHead({ version: 9 })), true),
    read(sampleCart(sampleHead({ cartId: 'cart-2' }))),
    read(null),
    next(sampleCart(sampleHead({ cartId: 'cart-2' })), 2),
    next(null, 2),
    { type: 'next.read', cart: null, cells: [] },
  ],
};

const inSaving = (snapshot: Snapshot) => snapshot.matches({ editing: 'saving' });
const all = (holds: (snapshot: Snapshot) => boolean) => (snapshot: AnyMachineSnapshot) =>
  holds(snapshot as Snapshot);

chartSuite(cartMachine, {
  ...tour,
  otherInputs: [{ ...tour.input, mayInsert: false }],
  invariants: {
    'K1 without the right nothing is typed, found or on its way': all(
      (snapshot) =>
        snapshot.context.mayInsert ||
        !(hasUnsaved(snapshot) || snapshot.hasTag('unsaved') || snapshot.matches('overtaken')),
    ),
    'a cart that is overtaken has orphaned edits, and no other': all(
      (snapshot) => snapshot.matches('overtaken') === (snapshot.children.orphanedEdits !== undefined),
    ),
    'quantities are on their way only while saving': all(
      (snapshot) => inSaving(snapshot) || edits(snapshot).every(({ sent }) => sent === null),
    ),
    'saving has something on its way, and the call says what': all(
      (snapshot) =>
        !inSaving(snapshot) ||
        (sentIn(snapshot.context.ledger).length > 0 &&
          sentIn(snapshot.context.ledger).length === snapshot.context.ledger.tally.sending),
    ),
    'no more is on its way than one call takes': all(
      ({ context }) => sentIn(context.ledger).length <= context.mostChanges,
    ),
    'no edit is what is stored for certain': all((snapshot) =>
      edits(snapshot).every(
        ({ pieces, was, sent, unsure, moved, refusal, conflict }) =>
          pieces !== was ||
          sent !== null ||
          unsure.length > 0 ||
          moved ||
          refusal !== null ||
          conflict !== null,
      ),
    ),
    'M4 what is counted along is what a count of all cells comes to': all(
      ({ context: { ledger, lines } }) =>
        JSON.stringify(tallyOf(ledger, lines)) === JSON.stringify(ledger.tally),
    ),
    'settled means nothing is unsaved': all((snapshot) => !isSettled(snapshot) || !hasUnsaved(snapshot)),
    'nothing unsaved is called stored': all(
      (snapshot) => saveStateOf(snapshot) !== 'stored' || !hasUnsaved(snapshot),
    ),
    'N4 what is settled is not at risk, and what nobody keeps is': all(
      (snapshot) =>
        !(isSettled(snapshot) && isAtRisk(snapshot)) &&
        (!snapshot.matches('editing') ||
          snapshot.context.kept ||
          !hasUnsaved(snapshot) ||
          isAtRisk(snapshot)),
    ),
    'N3 invalid inputs cannot be saved': all(
      (snapshot) => !maySave(snapshot) || edits(snapshot).every(({ pieces }) => pieces !== null),
    ),
    'what is shown is whole and not negative': all((snapshot) =>
      ['v-1', 'v-2'].every((id) => {
        const count = cellOf(snapshot, id).pieces;
        return Number.isInteger(count) && count >= 0;
      }),
    ),
    'can() tells of undo and redo what there is to undo and redo': all(
      (snapshot) =>
        !snapshot.matches('editing') ||
        (snapshot.can({ type: 'edits.undone' }) === snapshot.context.history.past.length > 0 &&
          snapshot.can({ type: 'edits.redone' }) === snapshot.context.history.future.length > 0),
    ),
    'N4 can() tells of deciding whether there is something to decide': all(
      (snapshot) =>
        !snapshot.matches('editing') ||
        snapshot.matches({ editing: 'acceptingPrices' }) ||
        snapshot.can({ type: 'conflict.decided', articleVariantId: 'v-1', keep: 'mine' }) ===
          snapshot.context.ledger.tally.conflicting > 0,
    ),
  },
});

it('K2 without the right it is said that the right is missing, not only that there is nothing to save', () => {
  const loaded = read(sampleCart());
  const cart = situationOf(cartMachine, { ...tour.input, mayInsert: false }, loaded);
  const lacks = (type: string) => whyNot(cart, { type }).map(({ condition }) => condition);
  expect(lacks('edits.undone')).toEqual(['holdsInsert', 'hasPast']);
  expect(lacks('edits.redone')).toEqual(['holdsInsert', 'hasFuture']);
  expect(lacks('save.requested')).toEqual(['holdsInsert', 'hasToSave']);
});

/** Nothing that what was typed before would decide: a live cart must come where the path says. */
const calls: TourOptions = {
  ...tour,
  longest: 40,
  contextKey: ({ context }) => [
    context.ledger.cells,
    [...context.lines.values()].map(({ quantity }) => quantity),
    context.head === null,
    context.failure === null,
  ],
  events: [
    { type: 'cell.typed', articleVariantId: 'v-1', entry: '6' },
    { type: 'conflict.decided', articleVariantId: 'v-1', keep: 'mine' },
    { type: 'save.requested' },
    { type: 'prices.accepted', prices: [{ articleVariantId: 'v-1', price: 5290 }] },
    { type: 'cart.answered', cart: sampleCart(sampleHead({ version: 5 })) },
    ...pricesRefused,
    { type: 'cart.reloaded' },
    { type: 'cart.renewed' },
    { type: 'page.woke' },
    ...ends,
    read(null),
    read(sampleCart()),
  ],
};

const answerSaved = async (output: unknown, { fake }: ChartHarness) => {
  fake.pending.find(({ name }) => name === 'openCart')?.answer(sampleCart());
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  fake.pending.find(({ name }) => name === 'changeLines')?.answer(output);
};
const fail = ({ failure }: AnyEventObject, { fake }: ChartHarness) =>
  fake.pending.at(-1)?.fail(new ApiError(failure));

/** Each kind of end is brought about by the call that ends so, and the clock. */
const wiring: Omit<WiringSuite, 'tour'> = {
  machine: (api) => cartMachine.provide({ actors: cartActors(fakeOrderingDependencies(api)) }),
  doing: {
    events: {
      'cart.answered': ({ cart }, { fake }) => fake.pending[0]?.answer(cart),
      'prices.refused': fail,
      'cart.read': ({ cart }, { fake }) => fake.pending[0]?.answer(cart),
      'reading.failed': fail,
      'lines.answered': ({ answer }, harness) => answerSaved(answer, harness),
      'lines.lost': fail,
      'lines.outdated': fail,
      'lines.finalized': fail,
      'lines.refused': fail,
      'retry.due': (_, { clock }) => clock.increment(LONGEST_RETRY_DELAY),
    },
  },
};

wiringSuite(cartMachine, { ...wiring, tour: calls });

// A cart that is outdated again and again waits for a while: the shortest paths never come to that.
wiringSuite(cartMachine, {
  ...wiring,
  tour: {
    ...calls,
    longest: 1,
    events: [
      { type: 'cell.typed', articleVariantId: 'v-1', entry: '6' },
      outdated,
      read(null),
      read(sampleCart()),
      { type: 'reading.failed', failure: networkLost.failure },
      { type: 'reading.failed', failure: forbidden.failure },
    ],
  },
});
