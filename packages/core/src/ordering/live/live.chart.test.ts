import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import type { LiveNews } from '../../contract/index.ts';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOrderingDependencies,
  missing,
  networkLost,
  sampleLiveEvent,
  sampleLiveNews,
  samplePlace,
  sampleShown,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { liveActors } from './live.actors.ts';
import { liveMachine } from './live.machine.ts';
import { arrivedMeanwhile, isFollowing, lastArrival, presentedStyle } from './live.selectors.ts';

const third: LiveNews = sampleLiveNews({
  event: sampleLiveEvent({ shown: 3, version: 4 }),
  styles: [sampleShown(3, 'Silk dress')],
});
const over: LiveNews = {
  event: sampleLiveEvent({ phase: 'over', version: 5 }),
  styles: [],
  askAgainIn: 0,
};

const tour = {
  input: { place: samplePlace, eventId: 'e-1' },
  events: [
    { type: 'follow.switched' },
    { type: 'style.chosen', position: 1 },
    { type: 'style.chosen', position: 99 },
    { type: 'sheet.entered' },
    { type: 'live.retried' },
    { type: 'language.changed' },
    { type: 'page.woke' },
  ],
  answers: { load: [sampleLiveNews(), { ...over, styles: [] }], follow: [third, over] },
  failures: { load: [networkLost, missing], follow: [networkLost, missing] },
};

const contextKey = ({ context }: AnyMachineSnapshot) => [
  context.event?.version,
  context.event?.phase,
  context.shown.length,
  context.chosen,
  context.failures > 2,
];

chartSuite(liveMachine, {
  ...tour,
  contextKey,
  invariants: {
    'each position is there once, in order': ({ context }) =>
      context.shown.every(
        ({ position }: { position: number }, at: number) =>
          at === 0 || position > context.shown[at - 1].position,
      ),
    'what is watched is known': (snapshot) =>
      !snapshot.matches('watching') || snapshot.context.event !== null,
    'the line ends only with the event': (snapshot) =>
      !snapshot.matches({ watching: { line: 'ended' } }) || snapshot.context.event.phase === 'over',
    'a lost line is tried again within half a minute': (snapshot) =>
      !snapshot.hasTag('lost') || (snapshot.context.pause >= 1_000 && snapshot.context.pause <= 30_000),
  },
});

wiringSuite(liveMachine, {
  tour: { ...tour, contextKey },
  machine: (api) => liveMachine.provide({ actors: liveActors(fakeOrderingDependencies(api)) }),
});

describe('a live event with its services', () => {
  const watch = async () => {
    const fake = createFakeApi();
    const clock = new SimulatedClock();
    const page = fakeBrowser().open('https://portal.test/');
    const actor = createActor(
      liveMachine.provide({ actors: liveActors({ api: fake.api, ports: page.ports }) }),
      { input: tour.input, clock },
    ).start();
    await settle();
    const asked = () => fake.pending.map(({ call }) => call.query?.after);
    const answer = async (news: LiveNews) => {
      fake.pending[0]?.answer(news);
      await settle();
    };
    const pass = async (ms: number) => {
      clock.increment(ms);
      await settle();
    };
    const lose = async () => {
      fake.pending[0]?.fail(networkLost);
      await settle();
    };
    const now = () => actor.getSnapshot();
    const names = () => now().context.shown.map(({ style }) => style?.name ?? null);
    return { actor, page, asked, answer, pass, lose, now, names };
  };

  it('P1 asks for everything first and then for what came after, so that nothing is missed or told twice', async () => {
    const { asked, answer, pass, names } = await watch();
    expect(asked()).toEqual(['0']);
    await answer(sampleLiveNews());
    await pass(250);
    expect(asked()).toEqual(['3']);
    await answer(third);
    expect(names()).toEqual(['Poplin shirt', 'Loden coat', 'Silk dress']);
    await pass(250);
    expect(asked()).toEqual(['4']);
    await answer(third);
    expect(names()).toEqual(['Poplin shirt', 'Loden coat', 'Silk dress']);
  });

  it('P1 waits as long as the server says when it has no place to wait', async () => {
    const { asked, answer, pass } = await watch();
    await answer(sampleLiveNews({ askAgainIn: 5_000 }));
    await pass(4_999);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(['3']);
  });

  it('P1 tries again in a second after the first failure, however long the server asked to wait', async () => {
    const { asked, answer, pass, lose } = await watch();
    await answer(sampleLiveNews({ askAgainIn: 5_000 }));
    await pass(5_000);
    await lose();
    await pass(999);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(['3']);
  });

  it('P1 tries a lost line again ever less often, at once when the page is back, and catches up', async () => {
    const { asked, answer, pass, lose, now, names, page } = await watch();
    await answer(sampleLiveNews());
    await pass(250);
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await lose();
      expect(now().hasTag('lost')).toBe(true);
      await pass(pause - 1);
      expect(asked()).toEqual([]);
      await pass(1);
      expect(asked()).toEqual(['3']);
    }
    await lose();
    page.wake();
    await settle();
    expect(asked()).toEqual(['3']);
    await answer({ ...third, styles: [...third.styles, sampleShown(4, null)] });
    expect(names()).toEqual(['Poplin shirt', 'Loden coat', 'Silk dress', null]);
    await pass(250);
    await lose();
    await pass(999);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(['4']);
  });

  it('P1 puts the newest style in front of who follows, and never moves the one that has the focus', async () => {
    const { actor, answer, pass, now } = await watch();
    const front = () => presentedStyle(now())?.style?.name;
    await answer(sampleLiveNews());
    expect(front()).toBe('Loden coat');
    expect(lastArrival(now())).toBeNull();
    actor.send({ type: 'sheet.entered' });
    expect(isFollowing(now())).toBe(false);
    await pass(250);
    await answer(third);
    expect(front()).toBe('Loden coat');
    expect(arrivedMeanwhile(now())).toBe(1);
    expect(lastArrival(now())?.style?.name).toBe('Silk dress');
    actor.send({ type: 'style.chosen', position: 1 });
    expect(front()).toBe('Poplin shirt');
    expect(arrivedMeanwhile(now())).toBe(1);
    actor.send({ type: 'follow.switched' });
    expect(front()).toBe('Silk dress');
    expect(arrivedMeanwhile(now())).toBe(0);
    await pass(250);
    await answer({ ...third, styles: [sampleShown(4, 'Linen trousers')] });
    expect(front()).toBe('Linen trousers');
  });

  it('P1 keeps the newest visible style in front when one comes that is not for the customer', async () => {
    const { answer, pass, now } = await watch();
    await answer(sampleLiveNews());
    await pass(250);
    await answer({ ...third, styles: [sampleShown(3, null)] });
    expect(presentedStyle(now())?.position).toBe(2);
    expect(lastArrival(now())).toMatchObject({ position: 3, style: null });
  });

  it('P1 asks for everything in the new language and keeps what is in front meanwhile', async () => {
    const { actor, asked, answer, pass, now } = await watch();
    await answer(sampleLiveNews());
    actor.send({ type: 'style.chosen', position: 1 });
    await pass(250);
    actor.send({ type: 'language.changed' });
    expect(asked()).toEqual(['0']);
    expect(presentedStyle(now())?.style?.name).toBe('Poplin shirt');
    await answer(sampleLiveNews({ styles: [sampleShown(1, 'Popelinehemd'), sampleShown(2, 'Lodenmantel')] }));
    expect(presentedStyle(now())?.style?.name).toBe('Popelinehemd');
  });

  it('P1 looks again at an event that is over, for it may be prolonged', async () => {
    const { asked, answer, pass, now } = await watch();
    await answer({ ...over, styles: [sampleShown(1, 'Poplin shirt')] });
    expect(now().matches({ watching: { line: 'ended' } })).toBe(true);
    await pass(60_000);
    expect(asked()).toEqual(['5']);
    await answer({ ...third, event: sampleLiveEvent({ version: 6 }) });
    expect(now().matches({ watching: { line: 'resting' } })).toBe(true);
  });
});
