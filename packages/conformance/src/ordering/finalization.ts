import { finalizeCart, order } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { cartParams, cartToFinalize, emptyCart, freshKey, noteOrder } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { answerOf } from '../http/typed.ts';
import { submits } from './rights.ts';
import { expectOrder } from './sums.ts';

const finalizing = async (fixture: Fixture) => {
  const { cartId, version } = await cartToFinalize(fixture);
  return {
    params: cartParams({ cartId }),
    body: { version },
    headers: { 'idempotency-key': freshKey() },
  };
};

export const finalizationEntries = [
  entry(finalizeCart, {
    right: submits,
    rows: 'O2, O5',
    refuses: ['404 notFound', '409 cartFinalized', '409 versionConflict', '422 cartRefused', '422 keyReused'],
    call: finalizing,
    checks: {
      'the same key and body get the same order, told to be replayed; another key 409 cartFinalized': async ({
        fixture,
        answer,
        refusal,
      }) => {
        const asked = await finalizing(fixture);
        const first = await answer(asked);
        noteOrder(fixture, first.orderNumber);
        expectSame(first.replayed, false, 'replayed');
        expectSame(await answer(asked), { ...first, replayed: true }, 'the second answer');
        const { message } = await refusal(
          { ...asked, headers: { 'idempotency-key': freshKey() } },
          '409 cartFinalized',
        );
        expectThat(
          message.includes(first.orderNumber),
          `the order ${first.orderNumber} that stands`,
          message,
        );
        const body = { version: asked.body.version + 1 };
        await refusal({ ...asked, body }, '422 keyReused');
      },
      'the order is what the cart was: its pieces and what they come to': async ({ fixture, answer }) => {
        const { pieces, value, ...head } = await cartToFinalize(fixture);
        const { orderId, orderNumber } = await answer({
          params: cartParams(head),
          body: { version: head.version },
          headers: { 'idempotency-key': freshKey() },
        });
        noteOrder(fixture, orderNumber);
        const placed = await answerOf(fixture.caller, order, { params: { orderId } });
        expectOrder(placed);
        expectSame([placed.pieces, placed.value], [pieces, value], 'pieces and value of the cart');
      },
      'another version than stands: 409 versionConflict': async ({ fixture, refusal }) => {
        const asked = await finalizing(fixture);
        await refusal({ ...asked, body: { version: asked.body.version + 1 } }, '409 versionConflict');
      },
      'a cart with nothing in it: 422 cartRefused with all findings': async ({ fixture, refusal }) => {
        const { cartId, version } = await emptyCart(fixture);
        const headers = { 'idempotency-key': freshKey() };
        const asked = { params: cartParams({ cartId }), body: { version }, headers };
        const { findings = [] } = await refusal(asked, '422 cartRefused');
        expectThat(
          findings.some(({ code }) => code === 'cartEmpty'),
          'finding cartEmpty',
          findings,
        );
      },
    },
  }),
];
