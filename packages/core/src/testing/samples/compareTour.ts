import { samplePlace } from './seasons.ts';

const sixOf = '?q=shirt&compare=s-1&compare=s-2&compare=s-3&compare=s-4&compare=s-5&compare=s-6';

/** Everything that can happen to the styles that are compared. */
export const compareTour = {
  input: { place: samplePlace, search: '?q=shirt' },
  events: [
    { type: 'compare.toggled', articleId: 's-1' },
    { type: 'compare.toggled', articleId: 's-2' },
    { type: 'compare.toggled', articleId: 's-7' },
    { type: 'compare.cleared' },
    { type: 'compare.closed' },
    { type: 'search.shown', search: '?q=shirt' },
    { type: 'search.shown', search: '?compare=s-1&compare=s-2' },
    { type: 'search.shown', search: sixOf },
  ],
};
