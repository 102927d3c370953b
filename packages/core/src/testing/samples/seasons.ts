import type { SeasonPlace, SeasonState, SellingTime } from '../../contract/index.ts';

export const sampleNow = Date.UTC(2027, 2, 1, 10);
const day = 86_400_000;

export const samplePlace: SeasonPlace = {
  rightEnv: 'preorder',
  customerId: 'c-1',
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
};

export const sampleSellingTime = (parts: Partial<SellingTime> = {}): SellingTime => ({
  subdivision: '13-0',
  season: 'SS27',
  collectionType: 'main',
  country: 'DE',
  salesPeriodFrom: sampleNow - 5 * day,
  salesPeriodTo: sampleNow + 5 * day,
  role: 'BUYER',
  ...parts,
});

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

export const upcomingSampleSeason = sampleSeasonState({
  sellingTime: sampleSellingTime({ salesPeriodFrom: sampleNow + day, salesPeriodTo: sampleNow + 9 * day }),
});

export const doneSampleSeason = sampleSeasonState({
  orders: [{ orderId: 'o-1', orderNumber: '900001', finalizedAt: sampleNow - day }],
});
