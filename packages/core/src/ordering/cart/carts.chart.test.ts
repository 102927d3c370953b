import {
  approvedHead,
  chartSuite,
  linesOutdated,
  missing,
  networkLost,
  sampleFinding,
  sampleHead,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { cartsActors } from './carts.actors.ts';
import { cartsMachine } from './carts.machine.ts';

const heads = [sampleHead(), { ...approvedHead, cartId: 'cart-2' }];

const tour = {
  input: { rightEnv: 'preorder', customerId: 'c-1', mayInsert: true },
  events: [
    { type: 'reading.retried' },
    { type: 'judging.retried' },
    { type: 'reading.refreshed' },
    { type: 'removal.wished', cartId: 'cart-1' },
    { type: 'removal.wished', cartId: 'cart-2' },
    { type: 'removal.confirmed' },
    { type: 'removal.cancelled' },
    { type: 'refusal.dismissed' },
  ],
  answers: {
    read: [heads],
    readAgain: [heads],
    judge: [{ 'cart-1': [sampleFinding], 'cart-2': [] }],
    remove: [undefined],
  },
  failures: { read: [networkLost, missing], remove: [networkLost, linesOutdated] },
};

chartSuite(cartsMachine, {
  ...tour,
  otherInputs: [{ ...tour.input, mayInsert: false }],
  invariants: {
    'N1 only an open cart is deleted': (snapshot) =>
      !(snapshot.matches('asking') || snapshot.matches('removing')) ||
      snapshot.context.chosen?.state === 'open',
    'what is shown is there': (snapshot) =>
      !(snapshot.matches('ready') || snapshot.matches('refreshing')) || snapshot.context.answer !== null,
    'N1 what was deleted is not shown': ({ context }) =>
      context.removed === null ||
      context.answer === null ||
      context.answer === heads ||
      !context.answer.includes(context.removed),
    'a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(cartsMachine, {
  tour,
  machine: (api) => cartsMachine.provide({ actors: cartsActors(api) }),
  doing: {
    answers: {
      judge: async (_, { fake }) => {
        fake.pending[0]?.answer({ version: 3, findings: [sampleFinding] });
        await settle();
        fake.pending[0]?.answer({ version: 4, findings: [] });
      },
      remove: (_, { fake }) => fake.pending[0]?.answer(null),
    },
  },
});
