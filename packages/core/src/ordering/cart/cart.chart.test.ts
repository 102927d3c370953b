import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import {
  chartSuite,
  conflictAnswer,
  finalizedElsewhere,
  forbidden,
  networkLost,
  refusedAnswer,
  sampleCart,
  sampleHead,
  samplePlace,
  storedAnswer,
  wiringSuite,
} from '../../testing/index.ts';
import { cartActors } from './cart.actors.ts';
import { cartMachine } from './cart.machine.ts';
import { hasUnsaved, isSettled, maySave, saveStateOf, wishedPieces } from './cart.selectors.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const tour = {
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.edits,
    context.lines,
    context.head === null,
    context.failure === null,
  ],
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'cell.typed', articleVariantId: 'v-1', entry: '6' },
    { type: 'cell.typed', articleVariantId: 'v-1', entry: '1.5' },
    { type: 'cell.typed', articleVariantId: 'v-2', entry: '3' },
    { type: 'cells.typed', cells: [{ articleVariantId: 'v-1', entry: '6' }] },
    { type: 'cells.added', cells: [{ articleVariantId: 'v-1', pieces: 9999 }] },
    { type: 'conflict.decided', articleVariantId: 'v-1', keep: 'mine' },
    { type: 'conflict.decided', articleVariantId: 'v-1', keep: 'theirs' },
    { type: 'save.requested' },
    { type: 'edits.discarded' },
    { type: 'prices.accepted' },
    { type: 'cart.replaced', cart: sampleCart(sampleHead({ version: 9 })) },
    { type: 'cart.retried' },
    { type: 'cart.reloaded' },
  ],
  answers: {
    loadCart: [null, sampleCart()],
    saveLines: [storedAnswer(), conflictAnswer, refusedAnswer],
    acceptPrices: [sampleCart(sampleHead({ version: 5 }))],
  },
  failures: { saveLines: [networkLost, finalizedElsewhere, forbidden] },
};

const inSaving = (snapshot: Snapshot) => snapshot.matches({ editing: 'saving' });
const edits = (snapshot: Snapshot) => Object.values(snapshot.context.edits);

chartSuite(cartMachine, {
  ...tour,
  invariants: {
    'quantities are on their way only while saving': (snapshot) =>
      inSaving(snapshot as Snapshot) || edits(snapshot as Snapshot).every(({ sent }) => sent === null),
    'saving has something on its way': (snapshot) =>
      !inSaving(snapshot as Snapshot) || edits(snapshot as Snapshot).some(({ sent }) => sent !== null),
    'no edit is what is stored': (snapshot) =>
      edits(snapshot as Snapshot).every(
        ({ pieces, was, sent, conflict }) => pieces !== was || sent !== null || conflict !== null,
      ),
    'settled means nothing is unsaved': (snapshot) =>
      !isSettled(snapshot as Snapshot) || !hasUnsaved(snapshot as Snapshot),
    'nothing unsaved is called stored': (snapshot) =>
      saveStateOf(snapshot as Snapshot) !== 'stored' || !hasUnsaved(snapshot as Snapshot),
    'invalid inputs cannot be saved': (snapshot) =>
      !maySave(snapshot as Snapshot) || edits(snapshot as Snapshot).every(({ pieces }) => pieces !== null),
    'what is shown is whole and not negative': (snapshot) =>
      [...wishedPieces(snapshot as Snapshot).values()].every((count) => Number.isInteger(count) && count > 0),
  },
});

wiringSuite(cartMachine, {
  tour,
  machine: (api) => cartMachine.provide({ actors: cartActors(api) }),
  doing: {
    answers: {
      saveLines: async (output, { fake }) => {
        const opening = fake.pending.find(({ name }) => name === 'openCart');
        opening?.answer(sampleCart());
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
        fake.pending.find(({ name }) => name === 'changeLines')?.answer(output);
      },
    },
    failures: {
      saveLines: (error, { fake }) => fake.pending.at(-1)?.fail(error),
    },
  },
});
