import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  createFakeApi,
  fakeOrderingDependencies,
  networkLost,
  sampleCartNews,
  samplePlace,
  settle,
} from '../../testing/index.ts';
import { cartNewsMachine } from './cartNews.machine.ts';
import { cartNewsActors } from './news.actors.ts';
import { LONGEST_PAUSE } from './pauses.ts';
import { newsSuite } from './testing/newsSuite.ts';

const none = sampleCartNews({ mark: '-', cart: null });
const later = sampleCartNews({ mark: 'cart-1.4', askAgainIn: 5000 });
const input = { params: { ...samplePlace }, may: true };

newsSuite(cartNewsMachine, {
  params: input.params,
  watched: [none, later],
  glanced: later,
  provided: (api) => cartNewsMachine.provide({ actors: cartNewsActors(fakeOrderingDependencies(api)) }),
});

describe('O2 HZ26: what following costs', () => {
  const start = () => {
    const fake = createFakeApi();
    const clock = new SimulatedClock();
    const machine = cartNewsMachine.provide({ actors: cartNewsActors(fakeOrderingDependencies(fake.api)) });
    const actor = createActor(machine, { input, clock }).start();
    return { fake, clock, actor };
  };

  it('O2 asks from the mark it knows, one call at a time', async () => {
    const { fake, clock } = start();
    expect(fake.pending.map(({ call }) => call.query)).toEqual([{ after: '', hold: 'yes' }]);
    fake.pending[0]?.answer(none);
    await settle();
    clock.increment(1_000);
    expect(fake.pending.map(({ call }) => call.query)).toEqual([{ after: '-', hold: 'yes' }]);
    fake.pending[0]?.answer(later);
    await settle();
    clock.increment(4_999);
    expect(fake.pending).toEqual([]);
    clock.increment(1);
    expect(fake.pending.map(({ call }) => call.query)).toEqual([{ after: 'cart-1.4', hold: 'yes' }]);
  });

  it('O2 asks nothing while nobody sees the page, and at once when somebody does', () => {
    const { fake, clock, actor } = start();
    actor.send({ type: 'page.hidden' });
    expect(fake.pending).toEqual([]);
    clock.increment(3_600_000);
    expect(fake.sent).toHaveLength(1);
    actor.send({ type: 'page.woke' });
    expect(fake.pending).toHaveLength(1);
  });

  it('O2 keeps no call waiting while another of the page does', async () => {
    const { fake, clock, actor } = start();
    actor.send({ type: 'line.shared', alone: false });
    expect(fake.pending.map(({ call }) => call.query?.hold)).toEqual(['no']);
    fake.pending[0]?.answer(later);
    await settle();
    actor.send({ type: 'line.shared', alone: true });
    expect(fake.pending.map(({ call }) => call.query?.hold)).toEqual(['yes']);
    clock.increment(60_000);
    expect(fake.pending).toHaveLength(1);
  });

  it('O2 a server that is away is asked ever less often, and caught up with when it is back', async () => {
    const { fake, clock, actor } = start();
    const hour = 3_600_000;
    for (let at = 0; at < hour; at += 1_000) {
      fake.pending[0]?.fail(networkLost);
      await settle();
      clock.increment(1_000);
    }
    expect(fake.sent.length).toBeLessThan(hour / LONGEST_PAUSE + 10);
    actor.send({ type: 'page.woke' });
    fake.pending[0]?.answer(later);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ news: later, failures: 0, failure: null });
  });
});
