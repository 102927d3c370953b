import { networkLost } from '../samples.ts';
import { missing } from './carts.ts';
import { samplePlace } from './seasons.ts';
import { sampleStyle } from './styles.ts';

/** Everything that can happen while styles are added, for its chart and for its screen. */
export const addingTour = {
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'adding.opened' },
    { type: 'adding.closed' },
    { type: 'term.typed', term: 'poplin' },
    { type: 'style.chosen', articleId: 's-1' },
    { type: 'style.left' },
    { type: 'style.retried' },
    { type: 'language.changed' },
  ],
  answers: { loadStyle: [sampleStyle()], translateStyle: [sampleStyle()] },
  failures: { loadStyle: [networkLost, missing], translateStyle: [networkLost] },
};
