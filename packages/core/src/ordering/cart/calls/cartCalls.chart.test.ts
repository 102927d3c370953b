import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import {
  chartSuite,
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

const tour = {
  contextKey: ({ context }: { context: Context }) => [
    context.sent.head?.cartId,
    Math.min(context.tries, 2),
    Math.min(context.progress, 1),
  ],
  input: { place: samplePlace },
  events: [
    { type: 'cart.wanted' },
    { type: 'lines.sent', head: null, changes },
    { type: 'lines.sent', head: sampleHead(), changes },
    { type: 'pause.wanted' },
    { type: 'calls.ended' },
    { type: 'call.failed' },
    { type: 'tries.forgotten' },
  ],
  answers: {
    loadCart: [sampleCart(), null],
    saveLines: [storedAnswer(), storedAnswer({ stored: [] })],
  },
  failures: {
    loadCart: [networkLost, forbidden],
    saveLines: [networkLost, finalizedElsewhere, linesOutdated, forbidden],
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
    'one call runs at a time': every(
      ({ children }) => Object.values(children).filter((child) => child !== undefined).length <= 1,
    ),
  },
});

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
    },
    failures: {
      saveLines: (error, { fake }) => fake.pending.at(-1)?.fail(error),
    },
  },
});
