import { MOST_ASKINGS } from '../../rules/askAgain.ts';
import {
  chartSuite,
  fakeOrderingDependencies,
  networkLost,
  rulesRefused,
  sampleHead,
  wiringSuite,
} from '../../testing/index.ts';
import { groupActors } from './group.actors.ts';
import { settlingMachine } from './settling.machine.ts';

const heads = [sampleHead(), sampleHead({ cartId: 'cart-2' })];
const tour = {
  input: { action: 'finalize', heads },
  answers: { settle: [{ orderNumber: '900001' }] },
  failures: { settle: [networkLost, rulesRefused] },
};

chartSuite(settlingMachine, {
  ...tour,
  otherInputs: [{ action: 'approve', heads: [] }],
  invariants: {
    'N8 HZ24 no cart is settled twice': ({ context }) =>
      new Set(context.settled.map(({ cartId }: { cartId: string }) => cartId)).size ===
      context.settled.length,
    'it asks a bounded number of times for each': ({ context }) => context.askings <= MOST_ASKINGS,
    'at the end every cart has been tried': (snapshot) =>
      snapshot.status !== 'done' || snapshot.context.settled.length === snapshot.context.heads.length,
  },
});

wiringSuite(settlingMachine, {
  tour,
  machine: (api) => groupActors(fakeOrderingDependencies(api)).settling,
  doing: {
    answers: {
      settle: (_, { fake }) =>
        fake.pending[0]?.answer({ orderId: 'o-1', orderNumber: '900001', replayed: false }),
    },
  },
});
