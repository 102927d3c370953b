import { samplePlace } from './seasons.ts';

/** Everything that can happen to the way a cart is looked at, for its chart and for its screen. */
export const cartViewTour = {
  input: { place: samplePlace, search: '' },
  events: [
    { type: 'charts.opened' },
    { type: 'charts.closed' },
    { type: 'dimension.toggled', dimension: 'commodityClass' },
    { type: 'dimension.toggled', dimension: 'size' },
    { type: 'measure.chosen', measure: 'value' },
    { type: 'sort.chosen', sort: 'value' },
    { type: 'search.shown', search: '?by=size&by=brand' },
    { type: 'search.shown', search: '' },
  ],
};
