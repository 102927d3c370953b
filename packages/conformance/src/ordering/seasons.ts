import { activeSellingTimes, brandTree, seasonState, upcomingSellingTimes } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { filledCart } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { placeOf, rightEnv } from '../fixture/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { addsUp, expectHead, expectLimit } from './sums.ts';

const customerParams = async (fixture: Fixture) => {
  const { customerId } = await placeOf(fixture);
  return { params: { rightEnv, customerId } } as const;
};

export const seasonEntries = [
  entry(activeSellingTimes, {
    right: 'COLLECTION_VIEW; empty without it',
    rows: 'B7, L3',
    refuses: ['404 notFound'],
    call: customerParams,
    checks: {
      'each has begun and has not ended': async ({ call, answer }) => {
        const now = Date.now();
        for (const { salesPeriodFrom, salesPeriodTo } of await answer(await call()))
          expectThat(salesPeriodFrom <= now && now < salesPeriodTo, `a period around ${now}`, [
            salesPeriodFrom,
            salesPeriodTo,
          ]);
      },
    },
  }),
  entry(upcomingSellingTimes, {
    right: 'PRE_ORDER_PREVIEW; empty without it',
    rows: 'B7, L3',
    refuses: ['404 notFound'],
    call: customerParams,
    checks: {
      'each is still to come': async ({ call, answer }) => {
        for (const { salesPeriodFrom } of await answer(await call()))
          expectThat(salesPeriodFrom > Date.now(), 'a period that has not begun', salesPeriodFrom);
      },
    },
  }),
  entry(brandTree, {
    right: 'any right of the ordering area',
    rows: 'B7, L2',
    call: () => ({ params: { rightEnv } }),
    checks: {
      'has the place’s subdivision': async ({ fixture, call, answer }) => {
        const { subdivision } = await placeOf(fixture);
        const keys = (await answer(await call())).flatMap(({ lines }) =>
          lines.flatMap(({ subdivisions }) => Object.keys(subdivisions)),
        );
        expectThat(keys.includes(subdivision), `subdivision ${subdivision}`, keys);
      },
    },
  }),
  entry(seasonState, {
    right: 'COLLECTION_VIEW, PRE_ORDER_PREVIEW for a season to come',
    rows: 'L2',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: await placeOf(fixture) }),
    checks: {
      'tells the cart of the place and what it comes to': async ({ fixture, call, answer }) => {
        const { cartId, pieces, value } = await filledCart(fixture);
        const { cart } = await answer(await call());
        expectSame(
          { ...cart, returned: null },
          { cartId, state: 'open', pieces, value, returned: null },
          'cart',
        );
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        await filledCart(fixture);
        const { cart, limit } = await answer(await call());
        if (cart) await expectHead(fixture, cart);
        if (limit) await expectLimit(fixture, await placeOf(fixture), limit);
      },
      'tells the server’s time, in epoch ms': async ({ call, answer }) => {
        const { serverTime } = await answer(await call());
        expectThat(Math.abs(serverTime - Date.now()) < 86_400_000, 'a time of today', serverTime);
      },
    },
  }),
];
