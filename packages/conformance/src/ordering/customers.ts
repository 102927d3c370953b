import { contactFor, customer, customers, markCustomer, unmarkCustomer } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { customerOf, rightEnv } from '../fixture/place.ts';
import { expectSame, expectThat, NothingThere } from '../http/deviation.ts';
import { answerOf, ask } from '../http/typed.ts';
import { expectUndisclosed, undisclosed } from './strangers.ts';

const enters = 'any right of the ordering area, for one’s own customers';

async function paramsOf(fixture: Fixture) {
  const { customerId } = await customerOf(fixture);
  return { rightEnv, customerId } as const;
}

/** Restores the favourite afterwards. */
async function favoriteOf(fixture: Fixture) {
  const { favorite } = await customerOf(fixture);
  const params = await paramsOf(fixture);
  await fixture.once('customerFavorite', async () =>
    fixture.undoLater('the favourite customer', () =>
      answerOf(fixture.caller, favorite ? markCustomer : unmarkCustomer, { params }),
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
    call: async (fixture) => ({ params: await favoriteOf(fixture) }),
    checks: {
      'twice is as once, and the customer tells it': async ({ fixture, answer }) => {
        const params = await favoriteOf(fixture);
        await answerOf(fixture.caller, marked ? unmarkCustomer : markCustomer, { params });
        await answer({ params });
        await answer({ params });
        expectSame((await ask(fixture.caller, customer, { params })).favorite, marked, 'favorite');
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
      [undisclosed]: async ({ fixture }) => {
        const { customerId } = await customerOf(fixture);
        await expectUndisclosed(fixture, customers, { rightEnv }, (one) => one.customerId === customerId);
      },
      '`query` finds by number, name and city, and nothing by nonsense': async ({ fixture, answer }) => {
        const { customerId, customerNumber, name, city } = await customerOf(fixture);
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
    call: async (fixture) => ({ params: await paramsOf(fixture) }),
    checks: {
      'is the one that was asked for': async ({ fixture, answer }) => {
        const params = await paramsOf(fixture);
        expectSame((await answer({ params })).customerId, params.customerId, 'customerId');
      },
    },
  }),
  entry(contactFor, {
    right: enters,
    rows: 'K1',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: await paramsOf(fixture), query: { matter: 'limit' } as const }),
    checks: {
      'is somebody who can be reached, for the customer that was asked for': async ({
        fixture,
        call,
        answer,
      }) => {
        const { customerNumber, name } = await customerOf(fixture);
        const contact = await answer(await call());
        if (!contact) throw new NothingThere('the house names nobody');
        expectSame(
          { number: contact.customerNumber, name: contact.customerName },
          { number: customerNumber, name },
          'customer',
        );
        expectThat(/^\+[\d ]+$/.test(contact.phone), 'an international number', contact.phone);
      },
      'of a matter that there is not: 400 or 422': async ({ fixture, unreadable }) => {
        await unreadable({ params: await paramsOf(fixture), query: { matter: 'weather' as 'limit' } });
      },
    },
  }),
  ...favoriteCalls,
];
