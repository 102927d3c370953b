import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { orderingMachine } from '../ordering/index.ts';
import { hold } from '../testing/held.ts';
import {
  chartSuite,
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  SAMPLE_ORIGIN,
  settle,
  wiringSuite,
} from '../testing/index.ts';
import { inert } from '../testing/inert.ts';
import { orderingLoaderActors } from './orderingLoader.actors.ts';
import { orderingLoaderMachine } from './orderingLoader.machine.ts';
import type { OrderingLogic } from './orderingPart.ts';

const tour = {
  events: [
    { type: 'ordering.needed' },
    { type: 'ordering.left' },
    { type: 'reload.requested' },
    { type: 'page.woke' },
  ],
  answers: { loadOrdering: [inert(orderingMachine)] },
};

chartSuite(orderingLoaderMachine, {
  ...tour,
  invariants: {
    'it is fetched only while it is needed': (snapshot) =>
      snapshot.matches('needed') || !('loadOrdering' in snapshot.children),
    'whoever waits for it sees that, or that it is not there': (snapshot) =>
      snapshot.matches('needed') === (snapshot.hasTag('pending') || snapshot.hasTag('failed')),
  },
});

let page: FakePage;
let held: ReturnType<typeof hold>;

wiringSuite(orderingLoaderMachine, {
  tour,
  machine: (api) => {
    page = fakeBrowser().open(SAMPLE_ORIGIN);
    const actors = orderingLoaderActors(fakeOverlaysDependencies(api, page));
    held = hold(orderingLoaderMachine.provide({ actors }), ['loadOrdering', 'reload']);
    return held.machine;
  },
  doing: {
    answers: {
      loadOrdering: async (_, { actor }) => {
        held.release('loadOrdering');
        await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('present'));
      },
      reload: () => held.release('reload'),
    },
    failures: {
      loadOrdering: (error) => held.fail('loadOrdering', error),
      reload: (error) => held.fail('reload', error),
    },
    events: { 'page.woke': () => page.wake() },
  },
});

it('tells its parent once what came, however often the area is left and entered', async () => {
  const heard: string[] = [];
  const logic = inert(orderingMachine);
  const loadOrdering = fromPromise(async () => logic as unknown as OrderingLogic);
  const parent = createActor(
    setup({ actors: { loader: orderingLoaderMachine.provide({ actors: { loadOrdering } }) } }).createMachine({
      invoke: { id: 'loader', src: 'loader' },
      on: {
        'ordering.came': {
          actions: ({ event }) => {
            expect(event.logic).toBe(logic);
            heard.push(event.type);
          },
        },
      },
    }),
  ).start();
  const { loader } = parent.getSnapshot().children;
  loader?.send({ type: 'ordering.needed' });
  expect(heard).toEqual([]);
  await settle();
  loader?.send({ type: 'ordering.left' });
  loader?.send({ type: 'ordering.needed' });
  await settle();
  expect(heard).toEqual(['ordering.came']);
  parent.stop();
});
