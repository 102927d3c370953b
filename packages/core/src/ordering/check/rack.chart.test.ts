import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { chartSuite, samplePlace } from '../../testing/index.ts';
import { rackMachine } from './rack.machine.ts';
import { rackFacets } from './rackView.ts';

chartSuite(rackMachine, {
  input: { place: samplePlace, search: '?zoom=4' },
  events: [
    { type: 'tab.chosen', tab: 'view' },
    { type: 'grouping.chosen', grouping: 'deliveryWeek' },
    { type: 'zoomed.in' },
    { type: 'zoomed.out' },
    { type: 'figures.switched', on: false },
    { type: 'value.chosen', facet: 'gender', key: 'Women', chosen: true },
    { type: 'value.chosen', facet: 'gender', key: 'Women', chosen: false },
    { type: 'values.cleared' },
    { type: 'wall.entered' },
    { type: 'wall.left' },
    { type: 'search.shown', search: '' },
  ],
  invariants: {
    'the zoom stays within its steps': ({ context }) => context.view.zoom >= 1 && context.view.zoom <= 5,
    'no facet is kept without a value': ({ context }) =>
      rackFacets.every((facet) => context.view.chosen[facet]?.length !== 0),
  },
});

describe('O1 how the rack is looked at', () => {
  it('O1 is put into the address, and read from it', () => {
    const shown: OrderingRoute[] = [];
    const rack = rackMachine.provide({ actions: { showRoute: (_, { route }) => shown.push(route) } });
    const actor = createActor(rack, { input: { place: samplePlace, search: '' } }).start();
    actor.send({ type: 'zoomed.in' });
    actor.send({ type: 'grouping.chosen', grouping: 'colourGroup' });
    expect(shown.at(-1)).toEqual({
      screen: 'check',
      place: samplePlace,
      search: '?group=colourGroup&zoom=4',
    });
    actor.send({ type: 'search.shown', search: '?figures=off' });
    expect(actor.getSnapshot().context.view).toMatchObject({ figures: false, zoom: 3, grouping: 'none' });
    expect(shown).toHaveLength(2);
  });
});
