import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { cartViewTour, chartSuite, samplePlace } from '../../testing/index.ts';
import { dimensions, measures } from './breakdown/dimensions.ts';
import { cartSorts } from './cartSorting.ts';
import { cartViewMachine } from './cartView.machine.ts';
import { cartViewOf, plainCart, searchOfCart } from './cartView.ts';

chartSuite(cartViewMachine, {
  ...cartViewTour,
  invariants: {
    'N2 at least one option is selected': ({ context }) => context.view.by.length > 0,
    'none is selected twice': ({ context }) => new Set(context.view.by).size === context.view.by.length,
    'one means one': (snapshot) =>
      !snapshot.matches('charts') ||
      snapshot.matches({ charts: 'one' }) === (snapshot.context.view.by.length === 1),
    'charts are shown where the view says so': (snapshot) =>
      snapshot.matches('charts') === snapshot.context.view.charts,
  },
});

describe('N2 how a cart is looked at', () => {
  const view = fc.record({
    sort: fc.constantFrom(...cartSorts),
    charts: fc.constant(true),
    by: fc.shuffledSubarray([...dimensions], { minLength: 1 }),
    measure: fc.constantFrom(...measures),
  });

  it('N2 an address says all of it and is read back; without the charts it says no more than the order', () => {
    fc.assert(
      fc.property(view, (one) => {
        expect(cartViewOf(searchOfCart(one))).toEqual(one);
        expect(cartViewOf(searchOfCart({ ...one, charts: false }))).toEqual({ ...plainCart, sort: one.sort });
      }),
    );
    expect(searchOfCart(plainCart)).toBe('');
  });

  it('N2 what an address says wrongly is left out', () => {
    expect(cartViewOf('?sort=colour&by=shoes&by=size&by=size&measure=kilos')).toEqual({
      ...plainCart,
      charts: true,
      by: ['size'],
    });
  });

  it('N2 is put into the address, and read from it', () => {
    const shown: OrderingRoute[] = [];
    const chart = cartViewMachine.provide({ actions: { showRoute: (_, { route }) => shown.push(route) } });
    const actor = createActor(chart, { input: { place: samplePlace, search: '?sort=name' } }).start();
    actor.send({ type: 'charts.opened' });
    actor.send({ type: 'dimension.toggled', dimension: 'size' });
    expect(shown.at(-1)).toEqual({
      screen: 'cart',
      place: samplePlace,
      search: '?sort=name&by=commodityClass&by=size',
    });
    actor.send({ type: 'search.shown', search: '?by=brand&measure=value' });
    expect(actor.getSnapshot().context.view).toEqual({
      sort: 'number',
      charts: true,
      by: ['brand'],
      measure: 'value',
    });
    expect(shown).toHaveLength(2);
  });
});
