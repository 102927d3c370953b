import { expect, it } from 'vitest';
import { sampleSellingTime } from '../../testing/index.ts';
import { cardsOf } from './seasonCards.ts';

it('L2 what the customer orders comes before the brands it orders, and these before the others', () => {
  const sellingTimes = [
    sampleSellingTime({ season: 'A', salesPeriodFrom: 1 }),
    sampleSellingTime({ season: 'B', salesPeriodFrom: 2, mine: 'brand' }),
    sampleSellingTime({ season: 'C', salesPeriodFrom: 4, mine: 'place' }),
    sampleSellingTime({ season: 'D', salesPeriodFrom: 3, mine: 'place' }),
  ];
  const cards = cardsOf({ rightEnv: 'preorder', customerId: 'c-1' }, { sellingTimes, brands: [] });
  expect(cards.map(({ place }) => place.season)).toEqual(['D', 'C', 'B', 'A']);
});
