import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import {
  chartSuite,
  createFakeApi,
  type FakeApi,
  fakeOrderingDependencies,
  missing,
  networkLost,
  samplePlace,
  sampleStyle,
  serverDown,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { styleChildren } from '../children.ts';
import { styleLogic } from './style.actors.ts';
import { ADDRESS_DELAY, STYLE_RETRY, styleMachine } from './style.machine.ts';
import { styleShelf } from './styleShelf.ts';
import { AHEAD_DELAY } from './stylesAhead.machine.ts';

/** The chart with nothing fetched ahead. */
const logicOf = (dependencies: OrderingDependencies) => {
  const { api, language, clock } = dependencies;
  return styleLogic(dependencies, styleShelf({ api, language, now: clock.now }));
};

const tour = {
  input: { place: samplePlace, articleId: 's-1', search: '?q=shirt&colour=of another style' },
  events: [
    { type: 'colour.chosen', articleColorId: 'k-2' },
    { type: 'colour.chosen', articleColorId: 'of another style' },
    { type: 'tab.chosen', tab: 'care' },
    { type: 'search.shown', search: '?q=shirt&tab=fit' },
    { type: 'address.due' },
    { type: 'style.retried' },
    { type: 'page.woke' },
    { type: 'language.changed' },
  ],
  answers: { loadStyle: [sampleStyle()], renewStyle: [sampleStyle({ name: 'Popelinehemd' })] },
  failures: { loadStyle: [networkLost, serverDown, missing], renewStyle: [networkLost, serverDown, missing] },
};

chartSuite(styleMachine, {
  ...tour,
  invariants: {
    'the colour shown is one of the style': ({ context }) =>
      context.style === null ||
      context.style.colours.some(
        (colour: { articleColorId: string }) => colour.articleColorId === context.articleColorId,
      ),
    'a style is shown only when it is there': (snapshot) =>
      !snapshot.matches('showing') || snapshot.context.style !== null,
    'M2 what is asked for again by itself was kept away by the network': (snapshot) =>
      !snapshot.matches('away') || snapshot.context.failure?.kind === 'network',
    'a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

/** The call for the current style; its neighbours, its look and its size curves are asked for beside it. */
const callIn = ({ fake }: { fake: FakeApi }) =>
  fake.pending.find(({ name, call }) => name === 'styleDetail' && call.params?.articleId === 's-1');
const answered = (output: unknown, dependencies: { fake: FakeApi }) => callIn(dependencies)?.answer(output);
const failed = (error: unknown, dependencies: { fake: FakeApi }) => callIn(dependencies)?.fail(error);

wiringSuite(styleMachine, {
  tour,
  machine: (api) => logicOf(fakeOrderingDependencies(api)),
  doing: {
    answers: { loadStyle: answered, renewStyle: answered },
    failures: { loadStyle: failed, renewStyle: failed },
  },
});

describe('the style page', () => {
  const open = async (search: string) => {
    const fake = createFakeApi();
    const shown: Parameters<OrderingDependencies['showRoute']>[0][] = [];
    const clock = new SimulatedClock();
    const logic = logicOf(fakeOrderingDependencies(fake.api, (route) => void shown.push(route)));
    const start = async (articleId: string) => {
      const actor = createActor(logic, {
        input: { place: samplePlace, articleId, search, mayInsert: true },
        clock,
      }).start();
      await settle();
      return actor;
    };
    const calls = (name: string) => fake.pending.filter((call) => call.name === name);
    const answer = async (name: string, value: unknown) => {
      calls(name)[0]?.answer(value);
      await settle();
    };
    return { fake, shown, clock, start, calls, answer };
  };

  it('M2 shows the colour and the tab that the address says', async () => {
    const { start, answer } = await open('?colour=k-2&tab=material');
    const actor = await start('s-1');
    await answer('styleDetail', sampleStyle());
    expect(actor.getSnapshot().context).toMatchObject({ articleColorId: 'k-2', tab: 'material' });
  });

  it('M2 puts colour and tab into the address, once for quick choices, and keeps how the list is narrowed', async () => {
    const { start, answer, shown, clock } = await open('?q=shirt&sort=-price');
    const actor = await start('s-1');
    await answer('styleDetail', sampleStyle());
    actor.send({ type: 'colour.chosen', articleColorId: 'k-2' });
    clock.increment(ADDRESS_DELAY - 1);
    actor.send({ type: 'tab.chosen', tab: 'care' });
    clock.increment(ADDRESS_DELAY - 1);
    expect(shown).toEqual([]);
    clock.increment(1);
    expect(shown).toEqual([
      {
        screen: 'style',
        place: samplePlace,
        articleId: 's-1',
        search: '?q=shirt&sort=-price&colour=k-2&tab=care',
      },
    ]);
  });

  it('M2 keeps colour, tab and look while the texts come in another language', async () => {
    const { start, answer, calls } = await open('');
    const actor = await start('s-1');
    await answer('styleDetail', sampleStyle({ keylookId: 'K1' }));
    const look = styleChildren(actor.getSnapshot()).keylook;
    await answer('keylook', { keylookId: 'K1', name: 'Harbour walk', styles: [] });
    actor.send({ type: 'colour.chosen', articleColorId: 'k-2' });
    actor.send({ type: 'tab.chosen', tab: 'fit' });
    actor.send({ type: 'language.changed' });
    await settle();
    expect(actor.getSnapshot().hasTag('renewing')).toBe(true);
    expect(calls('keylook')).toHaveLength(1);
    await answer('styleDetail', sampleStyle({ keylookId: 'K1', name: 'Popelinehemd' }));
    expect(actor.getSnapshot().context).toMatchObject({
      articleColorId: 'k-2',
      tab: 'fit',
      style: { name: 'Popelinehemd' },
    });
    expect(styleChildren(actor.getSnapshot()).keylook).toBe(look);
  });

  it('B5 E4 M2 asks again for the look and the usual sizes that failed beside the style, and for nothing else', async () => {
    const { start, answer, calls, fake } = await open('');
    const actor = await start('s-1');
    await answer('styleDetail', sampleStyle({ keylookId: 'K1' }));
    for (const name of ['keylook', 'sizeCurves']) calls(name)[0]?.fail(networkLost);
    await settle();
    expect(fake.pending).toEqual([]);
    actor.send({ type: 'style.retried' });
    await settle();
    expect(fake.pending.map(({ name }) => name).sort()).toEqual(['keylook', 'sizeCurves']);
  });

  it('M2 comes by itself once the network is back, and texts in another language take nothing away', async () => {
    const { start, answer, calls, clock } = await open('');
    const actor = await start('s-1');
    calls('styleDetail')[0]?.fail(networkLost);
    await settle();
    expect(actor.getSnapshot().value).toBe('away');
    clock.increment(STYLE_RETRY);
    await answer('styleDetail', sampleStyle());
    expect(actor.getSnapshot().matches('showing')).toBe(true);
    actor.send({ type: 'language.changed' });
    await settle();
    calls('styleDetail')[0]?.fail(networkLost);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: { showing: 'outdated' } });
    expect(actor.getSnapshot().context.style).not.toBeNull();
    clock.increment(STYLE_RETRY);
    await settle();
    await answer('styleDetail', sampleStyle({ name: 'Popelinehemd' }));
    expect(actor.getSnapshot()).toMatchObject({ value: { showing: 'settled' } });
    expect(actor.getSnapshot().context.style?.name).toBe('Popelinehemd');
  });

  it('M2 has the neighbour there before it is asked for, and asks for it once', async () => {
    const { start, answer, fake, calls, clock } = await open('');
    const actor = await start('s-1');
    await answer('styleDetail', sampleStyle());
    const ahead = { articleIds: ['s-2'], articleColorId: null };
    const { stylesAhead } = styleChildren(actor.getSnapshot());
    stylesAhead?.send({ type: 'neighbours.changed', ahead });
    clock.increment(AHEAD_DELAY - 1);
    stylesAhead?.send({ type: 'neighbours.changed', ahead });
    clock.increment(AHEAD_DELAY - 1);
    expect(calls('styleDetail')).toHaveLength(0);
    clock.increment(1);
    await settle();
    await answer('styleDetail', sampleStyle({ articleId: 's-2', name: 'Überhemd' }));
    actor.stop();
    const next = await start('s-2');
    expect(next.getSnapshot().context.style?.name).toBe('Überhemd');
    expect(fake.sent.filter((name) => name === 'styleDetail')).toHaveLength(2);
  });
});
