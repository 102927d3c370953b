import {
  approvalHistory,
  approveCart,
  approvedCarts,
  readCart,
  recallCart,
  returnCart,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { approvedCart, cartParams, emptyCart, filledCart } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { rightEnv } from '../fixture/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { ask } from '../http/typed.ts';
import { handles, putsIn, submits } from './rights.ts';
import { expectUndisclosed, undisclosed } from './strangers.ts';
import { addsUp, expectHead, expectHeadAmong } from './sums.ts';

const approving = async (fixture: Fixture) => {
  const { cartId, version } = await filledCart(fixture);
  return { params: cartParams({ cartId }), body: { version } };
};

const approved = async (fixture: Fixture) => {
  const { cartId, version } = await approvedCart(fixture);
  return { params: cartParams({ cartId }), body: { version } };
};

const returning = async (fixture: Fixture) => {
  const { params, body } = await approved(fixture);
  return { params, body: { ...body, reason: 'Conformance' } };
};

const stateOf = async (fixture: Fixture, params: ReturnType<typeof cartParams>) =>
  (await ask(fixture.caller, readCart, { params })).head.state;

export const approvalEntries = [
  entry(approveCart, {
    right: putsIn,
    rows: 'O2',
    refuses: ['404 notFound', '409 versionConflict', '409 cartFinalized', '422 cartRefused'],
    call: approving,
    checks: {
      'the cart is approved by the caller, and stays so when asked twice': async ({ fixture, answer }) => {
        const { params, body } = await approving(fixture);
        const { head } = await answer({ params, body });
        expectSame([head.state, head.approval?.mine], ['approved', true], 'state and mine');
        expectThat(head.version > body.version, `a version above ${body.version}`, head.version);
        const again = await answer({ params, body: { version: head.version } });
        expectSame(again.head.approval?.fingerprint, head.approval?.fingerprint, 'fingerprint');
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        await expectHead(fixture, (await answer(await call())).head);
      },
      'another version than stands: 409 versionConflict': async ({ fixture, refusal }) => {
        const { params, body } = await approving(fixture);
        await refusal({ params, body: { version: body.version + 1 } }, '409 versionConflict');
        expectSame(await stateOf(fixture, params), 'open', 'state');
      },
      'a cart with nothing in it: 422 cartRefused with all findings': async ({ fixture, refusal }) => {
        const { cartId, version } = await emptyCart(fixture);
        const asked = { params: cartParams({ cartId }), body: { version } };
        const { findings = [] } = await refusal(asked, '422 cartRefused');
        expectThat(
          findings.some(({ code }) => code === 'cartEmpty'),
          'finding cartEmpty',
          findings,
        );
      },
    },
  }),
  entry(recallCart, {
    right: `${putsIn}; the approver`,
    rows: 'O2',
    refuses: ['404 notFound', '409 cartFinalized'],
    call: async (fixture) => ({ params: (await approved(fixture)).params }),
    checks: {
      [addsUp]: async ({ fixture, call, answer }) => {
        await expectHead(fixture, (await answer(await call())).head);
      },
      'the cart is open again, also when asked twice': async ({ fixture, answer }) => {
        const { params } = await approved(fixture);
        for (const { head } of [await answer({ params }), await answer({ params })])
          expectSame([head.state, head.approval], ['open', null], 'state and approval');
      },
    },
  }),
  entry(returnCart, {
    right: submits,
    rows: 'O2',
    refuses: ['404 notFound', '409 versionConflict', '409 cartFinalized'],
    call: returning,
    checks: {
      'the cart is open again and tells the reason': async ({ fixture, answer }) => {
        const { head } = await answer(await returning(fixture));
        expectSame([head.state, head.returned?.reason], ['open', 'Conformance'], 'state and reason');
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        await expectHead(fixture, (await answer(await call())).head);
      },
      'another version than stands: 409 versionConflict': async ({ fixture, refusal }) => {
        const { params, body } = await returning(fixture);
        await refusal({ params, body: { ...body, version: body.version + 1 } }, '409 versionConflict');
      },
      'a cart that is not approved: 409 versionConflict': async ({ fixture, refusal }) => {
        const { params, body } = await approving(fixture);
        await refusal({ params, body: { ...body, reason: 'Conformance' } }, '409 versionConflict');
      },
      'a reason that is blank: 400 or 422': async ({ fixture, unreadable }) => {
        const { params, body } = await returning(fixture);
        await unreadable({ params, body: { ...body, reason: '  ' } });
      },
    },
  }),
  entry(approvedCarts, {
    right: `${handles}; empty for all others`,
    rows: 'O2',
    refuses: ['404 notFound'],
    call: () => ({ params: { rightEnv } }),
    checks: {
      [undisclosed]: async ({ fixture }) => {
        const { cartId } = await approvedCart(fixture);
        await expectUndisclosed(fixture, approvedCarts, { rightEnv }, (head) => head.cartId === cartId);
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        const { cartId } = await approvedCart(fixture);
        await expectHeadAmong(fixture, await answer(await call()), cartId);
      },
      'has a cart from its approval to its recall': async ({ fixture, call, answer }) => {
        const { cartId } = await approvedCart(fixture);
        const waiting = await answer(await call());
        expectThat(
          waiting.some((head) => head.cartId === cartId),
          `cart ${cartId}`,
          waiting.map((head) => head.cartId),
        );
        expectThat(
          waiting.every(({ state }) => state === 'approved'),
          'approved carts alone',
          waiting.map(({ state }) => state),
        );
        await filledCart(fixture);
        const left = await answer(await call());
        expectThat(
          left.every((head) => head.cartId !== cartId),
          `no cart ${cartId}`,
          left.length,
        );
      },
    },
  }),
  entry(approvalHistory, {
    right: handles,
    rows: 'O2',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: cartParams(await filledCart(fixture)) }),
    checks: {
      'tells who approved and recalled, the first first': async ({ fixture, answer }) => {
        await approvedCart(fixture);
        const { cartId, version } = await filledCart(fixture);
        const history = await answer({ params: cartParams({ cartId }) });
        expectSame(
          history.deeds.slice(-2).map(({ deed }) => deed),
          ['approved', 'recalled'],
          'the last approval records',
        );
        expectSame(history.version, version, 'version');
      },
    },
  }),
];
