import type { SnapshotFrom } from 'xstate';
import {
  chartSuite,
  quickOrderTour,
  sampleColour,
  samplePlace,
  sampleStyle,
  sampleVariant,
  wiringSuite,
} from '../../testing/index.ts';
import { quickOrderActors } from './quickOrder.actors.ts';
import { quickOrderMachine } from './quickOrder.machine.ts';
import { planOf } from './quickOrderEvents.ts';

type Snapshot = SnapshotFrom<typeof quickOrderMachine>;

const soldOut = sampleStyle({
  colours: [sampleColour({ variants: [sampleVariant({ availableQuantity: 0 })] })],
});

chartSuite(quickOrderMachine, {
  ...quickOrderTour,
  events: [...quickOrderTour.events, { type: 'quickOrder.opened', style: soldOut, now: 0 }],
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
  tour: quickOrderTour,
  machine: (api) => quickOrderMachine.provide({ actors: quickOrderActors(api) }),
});
