import { finds, MOST_FINDS, order } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { filledCart, orderIdOf } from '../fixture/carts.ts';
import { customerOf, placeOf, styleOf, variantsOf } from '../fixture/place.ts';
import { expectThat, NothingThere } from '../http/deviation.ts';
import { readAnswer } from '../http/reading.ts';
import { ask, plain } from '../http/typed.ts';

export const findsEntries = [
  entry(finds, {
    right: 'none besides signing in; each user finds what they may open',
    rows: 'L1, M1, O4',
    refuses: ['429 tooMany'],
    call: async (fixture) => ({ query: { query: (await customerOf(fixture)).customerNumber } }),
    checks: {
      'finds a point of sale by number, name and city, with where one may order for it': async ({
        fixture,
        answer,
      }) => {
        const { customerId, customerNumber, name, city } = await customerOf(fixture);
        for (const query of [customerNumber, `${name} ${city}`]) {
          const { customers } = await answer({ query: { query } });
          const found = customers.find((one) => one.customerId === customerId);
          expectThat(
            found?.rightEnvs.includes('preorder') === true,
            `customer ${customerNumber} by “${query}”`,
            customers.map((one) => one.customerNumber),
          );
        }
      },
      'finds a style by its number and by an EAN, where it can be opened': async ({ fixture, answer }) => {
        const { articleId, articleNumber } = await styleOf(fixture);
        const { season } = await placeOf(fixture);
        const { ean } = (await variantsOf(fixture)).first;
        for (const query of [articleNumber, ean]) {
          const { styles } = await answer({ query: { query } });
          expectThat(
            styles.some((one) => one.articleId === articleId && one.season === season),
            `style ${articleNumber} by “${query}”`,
            styles.map((one) => one.articleNumber),
          );
        }
      },
      'finds a cart by its point of sale and season, and an order by its number': async ({
        fixture,
        answer,
      }) => {
        const { cartId, customerNumber, season } = await filledCart(fixture);
        const { carts } = await answer({ query: { query: `${customerNumber} ${season}` } });
        expectThat(
          carts.some((one) => one.cartId === cartId),
          `cart ${cartId}`,
          carts.map((one) => one.cartId),
        );
        const orderId = await orderIdOf(fixture);
        const { orderNumber } = await ask(fixture.caller, order, { params: { orderId } });
        const { orders } = await answer({ query: { query: orderNumber } });
        expectThat(
          orders.some((one) => one.orderId === orderId),
          `order ${orderNumber}`,
          orders.map((one) => one.orderNumber),
        );
      },
      [`at most ${MOST_FINDS} of each, and nothing by nonsense`]: async ({ answer }) => {
        const many = Object.values(await answer({ query: { query: '00' } }));
        expectThat(
          many.every((found) => found.length <= MOST_FINDS),
          `${MOST_FINDS} at most`,
          many.map((found) => found.length),
        );
        const none = Object.values(await answer({ query: { query: 'zzqxzzqx' } })).flat();
        expectThat(none.length === 0, 'nothing by “zzqxzzqx”', none);
      },
      'tells somebody who may not order for the customer nothing of it': async ({ fixture }) => {
        if (!fixture.stranger) throw new NothingThere('nobody else is given (--stranger)');
        const { customerId, customerNumber } = await customerOf(fixture);
        const found = readAnswer(
          finds,
          await fixture.stranger.call(plain(finds), { query: { query: customerNumber } }),
        );
        const told = [...found.customers, ...found.carts, ...found.orders, ...found.styles].filter(
          (one) => one.customerId === customerId,
        );
        expectThat(told.length === 0, 'nothing of somebody else', told);
      },
      'no text, or too short a one: 400 or 422': async ({ unreadable }) => {
        await unreadable({ query: { query: '' } });
        await unreadable({ query: { query: 'x' } });
      },
    },
  }),
];
