import { expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import {
  chartSuite,
  createFakeApi,
  networkLost,
  quickOrderTour,
  sampleColour,
  sampleCurves,
  samplePlace,
  sampleStyle,
  sampleVariant,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { quickOrderChildren } from '../children.ts';
import { quickOrderActors } from './quickOrder.actors.ts';
import { quickOrderMachine } from './quickOrder.machine.ts';
import { curveInForce, planOf } from './quickOrderEvents.ts';

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
      !snapshot.matches({ open: 'previewing' }) || planOf((snapshot as Snapshot).context) !== null,
    'whoever may not order never opens it': (snapshot) =>
      snapshot.context.mayInsert === true || snapshot.matches('closed'),
  },
});

wiringSuite(quickOrderMachine, {
  tour: quickOrderTour,
  machine: (api) => quickOrderMachine.provide({ actors: quickOrderActors(api) }),
});

it('M4 a quick order spreads by the first curve as soon as the curves of its style are read', async () => {
  const { api, pending } = createFakeApi();
  const actor = createActor(quickOrderMachine.provide({ actors: quickOrderActors(api) }), {
    input: { place: samplePlace, mayInsert: true },
  }).start();
  actor.send({ type: 'quickOrder.opened', style: sampleStyle(), now: 0 });
  pending[0]?.fail(networkLost);
  await settle();
  const { curves } = quickOrderChildren(actor.getSnapshot());
  expect(curves?.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { kind: 'network' } } });
  expect(curveInForce(actor.getSnapshot().context)).toBeNull();
  curves?.send({ type: 'curves.retried' });
  pending[0]?.answer(sampleCurves());
  await settle();
  expect(curveInForce(actor.getSnapshot().context)).toEqual(sampleCurves().curves[0]);
  actor.send({ type: 'quickOrder.closed' });
  expect(quickOrderChildren(actor.getSnapshot()).curves).toBeUndefined();
});
