import { expect, it } from 'vitest';
import { sampleColour, sampleNow, samplePlace, sampleStyle, sampleVariant } from '../../testing/index.ts';
import { colourHindrance } from './colourHindrance.ts';

const moment = { place: samplePlace, now: sampleNow };
const why = (...colours: Parameters<typeof sampleColour>) => {
  const colour = sampleColour(...colours);
  return colourHindrance(sampleStyle({ colours: [colour] }), colour, moment)?.code ?? null;
};
const variants = (parts: Parameters<typeof sampleVariant>[0]) => [
  sampleVariant({ articleVariantId: 'v-1', ...parts }),
  sampleVariant({ articleVariantId: 'v-2', size: 'S', ...parts }),
];

it('M2 a colour is available while one of its sizes is', () => {
  expect(why()).toBeNull();
  expect(why({ variants: [sampleVariant({ buyable: false }), sampleVariant({ size: 'S' })] })).toBeNull();
});

it('M2 a colour is not available when its period is over, nothing is buyable, allowed, priced or in stock', () => {
  expect(why({ salesPeriodTo: sampleNow })).toBe('colourPeriodEnded');
  expect(why({ variants: variants({ buyable: false }) })).toBe('notBuyable');
  expect(why({ variants: variants({ allowedForCustomer: false }) })).toBe('notAllowedForCustomer');
  expect(why({ variants: variants({ salesPrice: null }) })).toBe('priceMissing');
  expect(why({ variants: variants({ availableQuantity: 0 }) })).toBe('stockExceeded');
});

it('M2 a colour that has no sizes says nothing', () => {
  expect(why({ variants: [] })).toBeNull();
});
