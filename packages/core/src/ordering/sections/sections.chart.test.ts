import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  chartSuite,
  createFakeApi,
  fakeOrderingDependencies,
  sampleColour,
  sampleStyle,
  sampleVariant,
  sectionsTour,
  settle,
} from '../../testing/index.ts';
import { cartLayoutKey } from './cartLayout.ts';
import { wholeCart } from './cartNarrowing.ts';
import { narrowedStyles, narrowingChoices } from './narrowedStyles.ts';
import { sectionsLogic } from './sections.actors.ts';
import { sectionsMachine } from './sections.machine.ts';

chartSuite(sectionsMachine, {
  ...sectionsTour,
  invariants: {
    'N2 no style is folded twice': ({ context: { folded } }) => new Set(folded).size === folded.length,
  },
});

describe('N2 the layout of a cart', () => {
  it('N2 is remembered on the device for each user', async () => {
    const dependencies = fakeOrderingDependencies(createFakeApi().api);
    const open = async (user: string) => {
      const chart = createActor(sectionsLogic({ ...dependencies, user: async () => user })).start();
      await settle();
      return chart;
    };
    const first = await open('u-1');
    expect(first.getSnapshot().context.layout).toBe('sheets');
    first.send({ type: 'layout.chosen', layout: 'dense' });
    expect((await open('u-1')).getSnapshot().context.layout).toBe('dense');
    expect((await open('u-2')).getSnapshot().context.layout).toBe('sheets');
    dependencies.storage.set(cartLayoutKey('u-2'), 'tiles');
    expect((await open('u-2')).getSnapshot().context.layout).toBe('sheets');
  });

  it('N2 is the sheets where the user is not known', async () => {
    const dependencies = fakeOrderingDependencies(createFakeApi().api);
    const user = () => Promise.reject(new Error('unknown'));
    const chart = createActor(sectionsLogic({ ...dependencies, user })).start();
    await settle();
    expect(chart.getSnapshot().context.layout).toBe('sheets');
    chart.send({ type: 'layout.chosen', layout: 'dense' });
    expect(chart.getSnapshot().context.layout).toBe('dense');
  });
});

describe('N2 what a cart is narrowed by', () => {
  const colour = (articleColorId: string, name: string, days: number, ean: string) =>
    sampleColour({
      articleColorId,
      code: articleColorId,
      name,
      deliveryFrom: Date.UTC(2027, 0, 4 + days),
      variants: [sampleVariant({ articleVariantId: `v-${articleColorId}`, ean })],
    });
  const shirt = sampleStyle({
    colours: [colour('410', 'Navy', 0, '4006381333931'), colour('100', 'White', 7, '4006381333955')],
  });
  const coat = sampleStyle({
    articleId: 's-2',
    articleNumber: '71-2000',
    name: 'Überzieher',
    brandName: 'Bruma',
    colours: [colour('900', 'Black', 14, '4012345678901')],
  });
  const styles = [shirt, coat];
  const ordered = new Map([
    ['v-410', 2],
    ['v-900', 1],
  ]);
  const found = (narrowing: Partial<typeof wholeCart>) =>
    narrowedStyles(styles, { ...wholeCart, ...narrowing }, ordered).map(({ articleId }) => articleId);

  it('N2 finds by name, number, ordered colour and EAN', () => {
    expect(found({ term: ' ' })).toEqual(['s-1', 's-2']);
    expect(found({ term: 'poplin' })).toEqual(['s-1']);
    expect(found({ term: 'ueberzieher' })).toEqual(['s-2']);
    expect(found({ term: '71-20' })).toEqual(['s-2']);
    expect(found({ term: 'shirt navy' })).toEqual(['s-1']);
    expect(found({ term: 'white' })).toEqual([]);
    expect(found({ term: '4012345678901' })).toEqual(['s-2']);
    expect(found({ term: '4012' })).toEqual([]);
  });

  it('N2 narrows by brand and by the delivery week of what is ordered', () => {
    expect(narrowingChoices(styles, ordered)).toEqual({
      brands: ['Aurel', 'Bruma'],
      weeks: ['2027-01', '2027-03'],
    });
    expect(found({ brand: 'Bruma' })).toEqual(['s-2']);
    expect(found({ week: '2027-01' })).toEqual(['s-1']);
    expect(found({ week: '2027-02' })).toEqual([]);
    expect(found({ week: '2027-03', brand: 'Aurel' })).toEqual([]);
  });
});
