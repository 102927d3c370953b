import { activeSellingTimes, brandTree, seasonState, upcomingSellingTimes } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { filledCart } from '../ground/carts.ts';
import type { Ground } from '../ground/ground.ts';
import { placeOf, rightEnv } from '../ground/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { addsUp, expectHead, expectLimit } from './sums.ts';

const customerParams = async (ground: Ground) => {
  const { customerId } = await placeOf(ground);
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
      'has the place’s subdivision': async ({ ground, call, answer }) => {
        const { subdivision } = await placeOf(ground);
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
    call: async (ground) => ({ params: await placeOf(ground) }),
    checks: {
      'tells the cart of the place and what it comes to': async ({ ground, call, answer }) => {
        const { cartId, pieces, value } = await filledCart(ground);
        const { cart } = await answer(await call());
        expectSame(
          { ...cart, returned: null },
          { cartId, state: 'open', pieces, value, returned: null },
          'cart',
        );
      },
      [addsUp]: async ({ ground, call, answer }) => {
        await filledCart(ground);
        const { cart, limit } = await answer(await call());
        if (cart) await expectHead(ground, cart);
        if (limit) await expectLimit(ground, await placeOf(ground), limit);
      },
      'tells the server’s time, in epoch ms': async ({ call, answer }) => {
        const { serverTime } = await answer(await call());
        expectThat(Math.abs(serverTime - Date.now()) < 86_400_000, 'a time of today', serverTime);
      },
    },
  }),
];
