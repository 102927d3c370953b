import {
  cartRack,
  confirmationDocument,
  LAST_ORDERS,
  lastOrders,
  mailConfirmation,
  order,
  orderConfirmation,
  orders,
  printConfirmation,
  printToken,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { cartParams, filledCart, orderIdOf } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { placeOf, rightEnv } from '../fixture/place.ts';
import type { ReceivedResponse } from '../http/caller.ts';
import { expectSame, expectThat, NothingThere } from '../http/deviation.ts';
import { expectHeader, expectStatus, readRefusal } from '../http/reading.ts';
import { answerOf, plain } from '../http/typed.ts';
import { handles } from './rights.ts';
import { addsUp, expectOrder, expectOrderHead } from './sums.ts';

const orderParams = async (fixture: Fixture) => ({ params: { orderId: await orderIdOf(fixture) } });

const newestFirst = (heads: readonly { readonly finalizedAt: number }[]): boolean =>
  heads.every(({ finalizedAt }, at) => finalizedAt <= (heads[at - 1]?.finalizedAt ?? finalizedAt));

function expectPdf(response: ReceivedResponse, disposition: 'attachment' | 'inline'): void {
  expectStatus(response, 200);
  expectHeader(response, 'content-type', /^application\/pdf/);
  expectHeader(response, 'content-disposition', new RegExp(`^${disposition}; ?filename=.*\\.pdf`));
  expectHeader(response, 'referrer-policy', /no-referrer/);
  expectThat(response.text.startsWith('%PDF-'), '%PDF-', response.text.slice(0, 20));
}

const printing = async (fixture: Fixture) => {
  const orderId = await orderIdOf(fixture);
  const query = { document: confirmationDocument(orderId) };
  const token = await answerOf(fixture.caller, printToken, { query });
  return { params: { orderId }, query: { 'print-token': token['print-token'], lang: 'en' } } as const;
};

const racking = async (fixture: Fixture) => {
  const { cartId, version } = await filledCart(fixture);
  return { params: cartParams({ cartId }), query: { version: String(version), view: '' } };
};

export const orderEntries = [
  entry(order, {
    right: handles,
    rows: 'O4',
    refuses: ['404 notFound'],
    call: orderParams,
    checks: {
      'is the one that was asked for': async ({ call, answer }) => {
        const asked = await call();
        const { orderId } = await answer(asked);
        expectSame(orderId, asked.params?.orderId, 'orderId');
      },
      [addsUp]: async ({ call, answer }) => {
        expectOrder(await answer(await call()));
      },
    },
  }),
  entry(lastOrders, {
    right: `${handles}; empty for all others`,
    rows: 'M6',
    refuses: ['404 notFound'],
    call: () => ({ params: { rightEnv }, query: {} }),
    checks: {
      [`the newest ${LAST_ORDERS} at most, newest first, the last one among them`]: async ({
        fixture,
        call,
        answer,
      }) => {
        const orderId = await orderIdOf(fixture);
        const heads = await answer(await call());
        expectThat(
          heads.length <= LAST_ORDERS && newestFirst(heads),
          'newest first',
          heads.map((one) => one.finalizedAt),
        );
        expectThat(
          heads.some((one) => one.orderId === orderId),
          `order ${orderId}`,
          heads.map((one) => one.orderId),
        );
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        await expectOrderHead(fixture, await answer(await call()), await orderIdOf(fixture));
      },
      'with `customerId` those of that customer; of one that there is not 404': async ({
        fixture,
        answer,
        refusal,
      }) => {
        const { customerId } = await placeOf(fixture);
        const own = await answer({ params: { rightEnv }, query: { customerId } });
        expectThat(
          own.every((one) => one.customerId === customerId),
          `orders of ${customerId}`,
          own.map((one) => one.customerId),
        );
        await refusal({ params: { rightEnv }, query: { customerId: 'conformance-none' } }, '404 notFound');
      },
      'asked for a customer by somebody who may not order for it: 404': async ({ fixture }) => {
        if (!fixture.stranger) throw new NothingThere('nobody else is given (--stranger)');
        const { customerId } = await placeOf(fixture);
        const request = { params: { rightEnv }, query: { customerId } };
        readRefusal(await fixture.stranger.call(plain(lastOrders), request), [404, 403]);
      },
    },
  }),
  entry(orders, {
    right: `${handles}; empty for all others`,
    rows: 'O4',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: { rightEnv, customerId: (await placeOf(fixture)).customerId } }),
    checks: {
      'are the customer’s, newest first': async ({ fixture, call, answer }) => {
        const { customerId } = await placeOf(fixture);
        const heads = await answer(await call());
        expectThat(
          newestFirst(heads),
          'newest first',
          heads.map((one) => one.finalizedAt),
        );
        expectThat(
          heads.every((one) => one.customerId === customerId),
          `orders of ${customerId}`,
          heads.map((one) => one.customerId),
        );
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        const heads = await answer(await call());
        const [newest] = heads;
        if (!newest) throw new NothingThere('the customer has no order');
        await expectOrderHead(fixture, heads, newest.orderId);
      },
    },
  }),
];

export const documentEntries = [
  entry(orderConfirmation, {
    right: handles,
    rows: 'O4',
    refuses: ['404 notFound'],
    call: orderParams,
    checks: {
      'is a PDF file to be saved, of another language in German': async ({ call, response }) => {
        const english = await response(await call());
        expectPdf(english, 'attachment');
        const german = await response({ ...(await call()), language: 'de' });
        expectPdf(german, 'attachment');
        expectThat(english.text !== german.text, 'another file in German', 'the same');
      },
    },
  }),
  entry(printConfirmation, {
    right: 'a print token of the user for this document',
    rows: 'O4',
    refuses: ['401 as a page', '404 as a page'],
    call: printing,
    checks: {
      'is a PDF file that opens in its window': async ({ call, response }) => {
        expectPdf(await response(await call()), 'inline');
      },
      'takes a print token once: 401 the second time': async ({ call, response }) => {
        const asked = await call();
        expectStatus(await response(asked), 200);
        expectStatus(await response(asked), 401);
      },
      'takes no print token of another document: 401': async ({ fixture, response }) => {
        const orderId = await orderIdOf(fixture);
        const query = { document: confirmationDocument('conformance-none') };
        const token = (await answerOf(fixture.caller, printToken, { query }))['print-token'];
        expectStatus(
          await response({ params: { orderId }, query: { 'print-token': token, lang: 'en' } }),
          401,
        );
      },
    },
  }),
  entry(mailConfirmation, {
    right: handles,
    rows: 'O4',
    refuses: ['400 recipientInvalid', '404 notFound', '429 tooMany'],
    call: async (fixture) => {
      fixture.noteWritten(`mails to ${fixture.wishes.mailTo}`);
      return { ...(await orderParams(fixture)), body: { recipients: [fixture.wishes.mailTo] } };
    },
    checks: {
      'a recipient that is no address: 400 recipientInvalid': async ({ fixture, refusal }) => {
        const asked = { ...(await orderParams(fixture)), body: { recipients: ['nobody'] } };
        await refusal(asked, '400 recipientInvalid');
      },
    },
  }),
  entry(cartRack, {
    right: handles,
    rows: 'O1',
    refuses: ['404 notFound', '409 versionConflict'],
    call: racking,
    checks: {
      'is a PDF file to be saved': async ({ fixture, response }) => {
        expectPdf(await response(await racking(fixture)), 'attachment');
      },
      'another version than stands: 409 versionConflict': async ({ fixture, refusal }) => {
        const { params, query } = await racking(fixture);
        const version = String(Number(query.version) + 1);
        await refusal({ params, query: { ...query, version } }, '409 versionConflict');
      },
    },
  }),
];
