import type { SnapshotFrom } from 'xstate';
import {
  chartSuite,
  networkLost,
  sampleCurves,
  samplePlace,
  sampleStyle,
  wiringSuite,
} from '../../testing/index.ts';
import { quickOrderActors } from './quickOrder.actors.ts';
import { quickOrderMachine } from './quickOrder.machine.ts';
import { planOf } from './quickOrderEvents.ts';

type Snapshot = SnapshotFrom<typeof quickOrderMachine>;

const tour = {
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'quickOrder.opened', style: sampleStyle(), now: 0 },
    { type: 'quickOrder.closed' },
    { type: 'quickOrder.taken' },
    { type: 'curve.chosen', curveId: 'even' },
    { type: 'scope.chosen', scope: 'colour' },
    { type: 'colour.toggled', articleColorId: 'k-1' },
    { type: 'colour.toggled', articleColorId: 'k-2' },
    { type: 'total.typed', entry: '12' },
    { type: 'total.typed', entry: 'x' },
    { type: 'cell.adjusted', articleVariantId: 'v-1', entry: '9' },
    { type: 'adjustments.dropped' },
    { type: 'curves.retried' },
  ],
  answers: { loadCurves: [sampleCurves()] },
  failures: { loadCurves: [networkLost] },
};

chartSuite(quickOrderMachine, {
  ...tour,
  otherInputs: [{ place: samplePlace, mayInsert: false }],
  invariants: {
    'what is placed and what is not are what was asked for': (snapshot) => {
      const plan = planOf((snapshot as Snapshot).context);
      return plan === null || plan.placed + plan.unplaced === plan.asked;
    },
    'a preview has a plan': (snapshot) =>
      !snapshot.matches({ open: { hand: 'previewing' } }) || planOf((snapshot as Snapshot).context) !== null,
    'whoever may not order never opens it': (snapshot) =>
      snapshot.context.mayInsert === true || snapshot.matches('closed'),
  },
});

wiringSuite(quickOrderMachine, {
  tour,
  machine: (api) => quickOrderMachine.provide({ actors: quickOrderActors(api) }),
});
