import { customer, customers, markCustomer, unmarkCustomer } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Ground } from '../ground/ground.ts';
import { customerOf, rightEnv } from '../ground/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { ask, need } from '../http/typed.ts';
import { expectNotTold, notTold } from './strangers.ts';

const enters = 'any right of the ordering area, for one’s own customers';

async function paramsOf(ground: Ground) {
  const { customerId } = await customerOf(ground);
  return { rightEnv, customerId } as const;
}

/** The favourite is put back as it was. */
async function favoriteOf(ground: Ground) {
  const { favorite } = await customerOf(ground);
  const params = await paramsOf(ground);
  await ground.once('customerFavorite', async () =>
    ground.undoLater('the favourite customer', () =>
      need(ground.caller, favorite ? markCustomer : unmarkCustomer, { params }),
    ),
  );
  return params;
}

const favoriteCalls = (
  [
    [markCustomer, true],
    [unmarkCustomer, false],
  ] as const
).map(([endpoint, marked]) =>
  entry(endpoint, {
    right: enters,
    rows: 'L1',
    refuses: ['404 notFound'],
    call: async (ground) => ({ params: await favoriteOf(ground) }),
    checks: {
      'twice is as once, and the customer tells it': async ({ ground, answer }) => {
        const params = await favoriteOf(ground);
        await need(ground.caller, marked ? unmarkCustomer : markCustomer, { params });
        await answer({ params });
        await answer({ params });
        expectSame((await ask(ground.caller, customer, { params })).favorite, marked, 'favorite');
      },
    },
  }),
);

export const customerEntries = [
  entry(customers, {
    right: enters,
    rows: 'L1',
    call: () => ({ params: { rightEnv }, query: {} }),
    checks: {
      [notTold]: async ({ ground }) => {
        const { customerId } = await customerOf(ground);
        await expectNotTold(ground, customers, { rightEnv }, (one) => one.customerId === customerId);
      },
      '`query` finds by number, name and city, and nothing by nonsense': async ({ ground, answer }) => {
        const { customerId, customerNumber, name, city } = await customerOf(ground);
        for (const query of [customerNumber, name, city]) {
          const found = await answer({ params: { rightEnv }, query: { query } });
          expectThat(
            found.some((one) => one.customerId === customerId),
            `customer ${customerNumber} by “${query}”`,
            found.map((one) => one.customerNumber),
          );
        }
        const none = await answer({ params: { rightEnv }, query: { query: 'zzqxzzqx' } });
        expectThat(none.length === 0, 'nobody by “zzqxzzqx”', none.length);
      },
    },
  }),
  entry(customer, {
    right: enters,
    rows: 'L1, N7',
    refuses: ['404 notFound'],
    call: async (ground) => ({ params: await paramsOf(ground) }),
    checks: {
      'is the one that was asked for': async ({ ground, answer }) => {
        const params = await paramsOf(ground);
        expectSame((await answer({ params })).customerId, params.customerId, 'customerId');
      },
    },
  }),
  ...favoriteCalls,
];
