import { expect, it } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { finds } from '../contract/index.ts';
import { SEARCH_DELAY } from '../platform/patience.ts';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  findsTour,
  networkLost,
  sampleFinds,
  settle,
  wiringSuite,
} from '../testing/index.ts';
import { countFinds } from './answer.ts';
import { findsActors } from './finds.actors.ts';
import { findsMachine } from './finds.machine.ts';

const tour = { ...findsTour, failures: { find: [...findsTour.failures.find, networkLost] } };
const contextOf = (snapshot: { context: unknown }) => (snapshot as SnapshotFrom<typeof findsMachine>).context;

chartSuite(findsMachine, {
  ...tour,
  invariants: {
    'M1 what is shown was found': (snapshot) =>
      snapshot.matches('found') === countFinds(contextOf(snapshot).finds) > 0,
    'M1 nothing is asked for without two characters': (snapshot) =>
      snapshot.matches('resting') === contextOf(snapshot).query.length < 2,
    'M1 a failure is known exactly where it is shown': (snapshot) =>
      snapshot.hasTag('failed') ? contextOf(snapshot).failure !== null : true,
  },
});

const provided = (api: Parameters<typeof fakeOverlaysDependencies>[0]) =>
  findsMachine.provide({
    actors: findsActors(fakeOverlaysDependencies(api, fakeBrowser().open('https://portal.test/'))),
  });

wiringSuite(findsMachine, { tour, machine: provided });

it('M1 a newer query is the one that is answered', async () => {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const actor = createActor(provided(fake.api), { clock }).start();
  actor.send({ type: 'query.changed', query: 'li' });
  clock.increment(SEARCH_DELAY - 1);
  actor.send({ type: 'query.changed', query: 'linen' });
  clock.increment(SEARCH_DELAY);
  expect(fake.sent).toEqual([finds.name]);
  expect(fake.pending[0]?.call).toMatchObject({ query: { query: 'linen' } });
  actor.send({ type: 'query.changed', query: 'linen s' });
  fake.pending[0]?.answer(sampleFinds);
  await settle();
  expect(actor.getSnapshot().value).toBe('waiting');
  expect(actor.getSnapshot().context.finds).toBeNull();
});
