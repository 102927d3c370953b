import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import {
  chartSuite,
  type FakeApi,
  finalizedElsewhere,
  forbidden,
  linesOutdated,
  networkLost,
  sampleCart,
  sampleHead,
  samplePlace,
  storedAnswer,
  wiringSuite,
} from '../../../testing/index.ts';
import { cartCallsActors } from './cartCalls.actors.ts';
import { cartCallsMachine } from './cartCalls.machine.ts';

type Context = SnapshotFrom<typeof cartCallsMachine>['context'];

const changes = [{ articleVariantId: 'v-1', quantity: 6, was: 4 }];
const seen = { head: sampleHead(), prices: [{ articleVariantId: 'v-1', price: 5290 }] };

const tour = {
  contextKey: ({ context }: { context: Context }) => [
    context.sent.head?.cartId,
    context.seen !== null,
    context.carried !== null,
    Math.min(context.tries, 2),
    Math.min(context.progress, 1),
  ],
  input: { place: samplePlace },
  events: [
    { type: 'cart.wanted' },
    { type: 'lines.sent', head: null, changes },
    { type: 'lines.sent', head: sampleHead(), changes },
    { type: 'prices.sent', ...seen },
    { type: 'edits.carried', cells: [{ articleVariantId: 'v-1', pieces: 2 }] },
    { type: 'pause.wanted' },
    { type: 'calls.ended' },
    { type: 'tries.forgotten' },
  ],
  answers: {
    loadCart: [sampleCart(), null],
    saveLines: [storedAnswer(), storedAnswer({ stored: [] })],
    acceptPrices: [sampleCart(sampleHead({ version: 5 }))],
  },
  failures: {
    loadCart: [networkLost, forbidden],
    saveLines: [networkLost, finalizedElsewhere, linesOutdated, forbidden],
    acceptPrices: [networkLost, linesOutdated, forbidden],
  },
};

const every =
  (holds: (snapshot: SnapshotFrom<typeof cartCallsMachine>) => boolean) => (snapshot: AnyMachineSnapshot) =>
    holds(snapshot as SnapshotFrom<typeof cartCallsMachine>);

chartSuite(cartCallsMachine, {
  ...tour,
  invariants: {
    'N1 something is sent whenever a call is to store something': every(
      (snapshot) => !snapshot.matches('sending') || snapshot.context.sent.changes.length > 0,
    ),
    'N7 it asks for what was seen, whatever comes of it': every(
      ({ value, context }) => value !== 'accepting' || JSON.stringify(context.seen) === JSON.stringify(seen),
    ),
    'one call runs at a time': every(
      ({ children }) => Object.values(children).filter((child) => child !== undefined).length <= 1,
    ),
  },
});

/** A call that stores quantities goes on when another one begins, and may be pending beside it. */
const acceptanceIn = (fake: FakeApi) => fake.pending.find(({ name }) => name === 'acceptPrices');

wiringSuite(cartCallsMachine, {
  tour,
  machine: (api) => cartCallsMachine.provide({ actors: cartCallsActors(api) }),
  doing: {
    answers: {
      saveLines: async (output, { fake }) => {
        fake.pending.find(({ name }) => name === 'openCart')?.answer(sampleCart());
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
        fake.pending.find(({ name }) => name === 'changeLines')?.answer(output);
      },
      acceptPrices: (output, { fake }) => acceptanceIn(fake)?.answer(output),
    },
    failures: {
      saveLines: (error, { fake }) => fake.pending.at(-1)?.fail(error),
      acceptPrices: (error, { fake }) => acceptanceIn(fake)?.fail(error),
    },
  },
});
