import {
  MOCK_SELLING_WINDOW,
  type SeasonPlace,
  type SeasonState,
  type SellingTime,
} from '../../contract/index.ts';

/** The moment of all samples: 1 March 2027, 10:00 UTC, in epoch ms. */
export const sampleNow = Date.UTC(2027, 2, 1, 10);
const day = 86_400_000;

/** The place of all samples: customer c-1, pre-order of SS27, subdivision 13-0, main collection. */
export const samplePlace: SeasonPlace = {
  rightEnv: 'preorder',
  customerId: 'c-1',
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
};

/** Selling since five days, for five more. */
export const sampleSellingTime = (parts: Partial<SellingTime> = {}): SellingTime => ({
  subdivision: '13-0',
  season: 'SS27',
  collectionType: 'main',
  country: 'DE',
  salesPeriodFrom: sampleNow - MOCK_SELLING_WINDOW,
  salesPeriodTo: sampleNow + MOCK_SELLING_WINDOW,
  role: 'BUYER',
  ...parts,
});

/** A season that is being sold, without a cart, with a limit of 50,000.00 EUR. */
export const sampleSeasonState = (parts: Partial<SeasonState> = {}): SeasonState => ({
  serverTime: sampleNow,
  sellingTime: sampleSellingTime(),
  liveNow: false,
  cart: null,
  orders: [],
  currency: 'EUR',
  limit: { amount: 5_000_000, used: 1_200_000, inCarts: 300_000, currency: 'EUR' },
  ...parts,
});

/** A season whose sales begin tomorrow: a preview (L2). */
export const upcomingSampleSeason = sampleSeasonState({
  sellingTime: sampleSellingTime({ salesPeriodFrom: sampleNow + day, salesPeriodTo: sampleNow + 9 * day }),
});

/** A season with an order of yesterday: done (L2). */
export const doneSampleSeason = sampleSeasonState({
  orders: [{ orderId: 'o-1', orderNumber: '900001', finalizedAt: sampleNow - day }],
});
