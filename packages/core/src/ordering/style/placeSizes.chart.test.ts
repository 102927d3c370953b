import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SizeCurves } from '../../contract/index.ts';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  networkLost,
  samplePlace,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { placeSizesMachine } from './placeSizes.machine.ts';
import { nothingDecided } from './placeSizes.ts';
import { placeSizesKey, placeSizesLogic } from './style.actors.ts';

const sizes = ['S', 'M', 'L'];
const curves: SizeCurves = {
  curves: [
    {
      curveId: 'own',
      kind: 'orders',
      name: 'Your orders of shirts',
      pieces: 40,
      weights: [
        { articleLength: '32', size: 'S', weight: 10 },
        { articleLength: '32', size: 'M', weight: 30 },
      ],
    },
  ],
};
const tour = {
  input: { place: samplePlace, articleId: 's-1' },
  events: [
    { type: 'size.toggled', sizes, carried: ['S', 'M'], size: 'S' },
    { type: 'size.toggled', sizes, carried: ['S'], size: 'S' },
    { type: 'sizes.folded', folded: true },
    { type: 'sizes.retried' },
  ],
  answers: { recallSizes: [nothingDecided], loadCurves: [curves] },
  failures: { loadCurves: [networkLost] },
};

const page = () => fakeBrowser().open('https://portal.test/ordering/preorder').ports.localStorage;

chartSuite(placeSizesMachine, {
  ...tour,
  answers: { ...tour.answers, recallSizes: [nothingDecided, { ...nothingDecided, folded: true }] },
  invariants: {
    'no scale is left without a size': ({ context }) =>
      Object.values<string[]>(context.kept.scales).every((carried) => carried.length > 0),
    'usual sizes are known only when they were answered': (snapshot) =>
      snapshot.matches({ deciding: 'knowing' }) === (snapshot.context.curves !== null),
  },
});

wiringSuite(placeSizesMachine, {
  tour,
  machine: (api) => placeSizesLogic({ api, storage: page() }),
  doing: { answers: { recallSizes: () => {} } },
});

describe('place sizes', () => {
  it('M2 are remembered for the customer, and for no other', async () => {
    const storage = page();
    const { api } = createFakeApi();
    const open = async (customerId: string) => {
      const actor = createActor(placeSizesLogic({ api, storage }), {
        input: { place: { ...samplePlace, customerId }, articleId: 's-1' },
      }).start();
      await settle();
      return actor;
    };
    const first = await open('c-1');
    first.send({ type: 'size.toggled', sizes, carried: sizes, size: 'L' });
    first.send({ type: 'sizes.folded', folded: true });
    expect((await open('c-1')).getSnapshot().context.kept).toEqual({
      folded: true,
      scales: { 'S M L': ['S', 'M'] },
    });
    expect((await open('c-2')).getSnapshot().context.kept).toEqual(nothingDecided);
  });

  it('M2 begin anew where what was kept cannot be read', async () => {
    const storage = page();
    storage.set(placeSizesKey('c-1'), '{"folded":"yes"');
    const actor = createActor(placeSizesLogic({ api: createFakeApi().api, storage }), {
      input: { place: { ...samplePlace, customerId: 'c-1' }, articleId: 's-1' },
    }).start();
    await settle();
    expect(actor.getSnapshot().context.kept).toEqual(nothingDecided);
  });
});
