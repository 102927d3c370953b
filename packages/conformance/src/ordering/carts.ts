import {
  cartStyles,
  changeLines,
  currentCart,
  customerCarts,
  MOST_PIECES,
  openCart,
  openStyles,
  readCart,
  removeCart,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { approvedCart, cartParams, emptyCart, filledCart } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { placeOf, rightEnv, styleOf, variantsOf } from '../fixture/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { readRefusal } from '../http/reading.ts';
import { answerOf, ask, plain } from '../http/typed.ts';
import { handles, putsIn } from './rights.ts';
import { addsUp, expectCart, expectHead, expectHeadAmong } from './sums.ts';

const ownCart = async (fixture: Fixture) => ({ params: cartParams(await filledCart(fixture)) });

const opening = async (fixture: Fixture) => {
  const { rightEnv: _, ...body } = await placeOf(fixture);
  await filledCart(fixture);
  return { params: { rightEnv }, body } as const;
};

const changing = async (fixture: Fixture, { quantity = 2, was = 1 } = {}) => {
  const { cartId, version } = await filledCart(fixture);
  const { first } = await variantsOf(fixture);
  const changes = [{ articleVariantId: first.articleVariantId, quantity, was }];
  return { params: cartParams({ cartId }), body: { version, changes } };
};

const removing = async (fixture: Fixture) => {
  const { cartId, version } = await filledCart(fixture);
  return { params: cartParams({ cartId }), body: { version } };
};

export const cartEntries = [
  entry(currentCart, {
    right: `${handles}; null for all others`,
    rows: 'N1',
    refuses: ['404 notFound'],
    call: async (fixture) => {
      await filledCart(fixture);
      return { params: await placeOf(fixture) };
    },
    indifferent: ['season', 'subdivision', 'collectionType'],
    checks: {
      'is the cart of the place, lines and all': async ({ fixture, call, answer }) => {
        const { cartId, version } = await filledCart(fixture);
        const cart = await answer(await call());
        const { first } = await variantsOf(fixture);
        expectSame([cart?.head.cartId, cart?.head.version], [cartId, version], 'cart and version');
        expectSame(
          cart?.lines.map(({ articleVariantId, quantity }) => [articleVariantId, quantity]),
          [[first.articleVariantId, 1]],
          'lines',
        );
      },
      [addsUp]: async ({ call, answer }) => {
        const cart = await answer(await call());
        if (cart) expectCart(cart);
      },
      'is null, with 204, where there is none': async ({ fixture, response }) => {
        const place = await placeOf(fixture);
        const { status } = await response({ params: { ...place, collectionType: 'conformance-none' } });
        expectThat([204, 200, 404].includes(status), '204, or null', status);
      },
    },
  }),
  entry(openCart, {
    right: putsIn,
    rows: 'N1',
    refuses: ['404 notFound'],
    call: opening,
    foreign: true,
    checks: {
      'is the same cart as long as it stands': async ({ call, answer }) => {
        const first = await answer(await call());
        const second = await answer(await call());
        expectSame(second.head.cartId, first.head.cartId, 'cartId');
      },
      [addsUp]: async ({ call, answer }) => {
        expectCart(await answer(await call()));
      },
      'a place that there is not: 404 notFound': async ({ call, refusal }) => {
        const { params, body } = await call();
        const nowhere = { customerId: '', subdivision: '', collectionType: '', ...body, season: 'XX99' };
        await refusal({ ...(params && { params }), body: nowhere }, '404 notFound');
      },
    },
  }),
  entry(readCart, {
    right: handles,
    rows: 'N1',
    refuses: ['404 notFound'],
    call: ownCart,
    checks: {
      'is the one that was asked for, at its version': async ({ fixture, answer }) => {
        const { cartId, version } = await filledCart(fixture);
        const { head } = await answer({ params: cartParams({ cartId }) });
        expectSame(
          [head.cartId, head.version, head.pieces],
          [cartId, version, 1],
          'cart, version and pieces',
        );
      },
      [addsUp]: async ({ call, answer }) => {
        expectCart(await answer(await call()));
      },
    },
  }),
  entry(cartStyles, {
    right: handles,
    rows: 'N2',
    refuses: ['404 notFound'],
    call: ownCart,
    checks: {
      'holds the styles behind the lines, whole': async ({ fixture, call, answer }) => {
        const { articleId } = await styleOf(fixture);
        const styles = openStyles(await answer(await call()));
        expectSame(
          styles.map((style) => style.articleId),
          [articleId],
          'styles',
        );
      },
    },
  }),
  entry(customerCarts, {
    right: `${handles}; empty for all others`,
    rows: 'N1',
    refuses: ['404 notFound'],
    call: async (fixture) => {
      const { customerId } = await filledCart(fixture);
      return { params: { rightEnv, customerId } };
    },
    checks: {
      'has the cart, and none of another customer': async ({ fixture, call, answer }) => {
        const { cartId, customerId } = await filledCart(fixture);
        const heads = await answer(await call());
        expectThat(
          heads.some((head) => head.cartId === cartId) &&
            heads.every((head) => head.customerId === customerId),
          `cart ${cartId} among carts of ${customerId}`,
          heads.map((head) => [head.cartId, head.customerId]),
        );
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        const { cartId } = await filledCart(fixture);
        await expectHeadAmong(fixture, await answer(await call()), cartId);
      },
    },
  }),
  entry(changeLines, {
    right: putsIn,
    rows: 'N3, N6',
    refuses: ['404 notFound', '409 cartFinalized'],
    call: changing,
    checks: {
      'stores, and the version grows': async ({ fixture, answer }) => {
        const asked = await changing(fixture);
        const { head, before, stored, conflicts, refused } = await answer(asked);
        expectSame(
          [stored.length, conflicts.length, refused.length],
          [1, 0, 0],
          'stored, conflicts, refused',
        );
        expectSame([stored[0]?.quantity, before], [2, asked.body.version], 'quantity and the version before');
        expectThat(head.version > before, `a version above ${before}`, head.version);
        const { lines } = await ask(fixture.caller, readCart, { params: asked.params });
        expectSame(lines[0]?.quantity, 2, 'quantity that is read');
      },
      [addsUp]: async ({ fixture, answer }) => {
        const { head } = await answer(await changing(fixture, { quantity: 3 }));
        await expectHead(fixture, head);
      },
      'a change on a quantity that does not stand is a conflict, and stores nothing': async ({
        fixture,
        answer,
      }) => {
        const asked = await changing(fixture, { quantity: 5, was: 3 });
        const { conflicts, stored } = await answer(asked);
        expectSame(
          [stored.length, conflicts[0]?.mine, conflicts[0]?.theirs],
          [0, 5, 1],
          'stored, mine, theirs',
        );
        expectSame(conflicts[0]?.line.quantity, 1, 'the line that stands');
      },
      'a variant of nowhere is refused by itself': async ({ fixture, answer }) => {
        const { params, body } = await changing(fixture);
        const changes = [{ articleVariantId: 'conformance-none', quantity: 1, was: 0 }];
        const { refused, stored } = await answer({ params, body: { ...body, changes } });
        expectSame([stored.length, refused[0]?.finding.code], [0, 'notAllowedForCart'], 'stored and finding');
      },
      [`more than ${MOST_PIECES} pieces, or no whole number: 400 or 422`]: async ({
        fixture,
        unreadable,
      }) => {
        for (const quantity of [MOST_PIECES + 1, -1, 1.5])
          await unreadable(await changing(fixture, { quantity }));
      },
    },
  }),
  entry(removeCart, {
    right: putsIn,
    rows: 'N1',
    refuses: ['404 notFound', '409 versionConflict', '409 cartFinalized'],
    call: removing,
    checks: {
      'then it is gone: 404 for who reads it': async ({ fixture, answer }) => {
        const asked = await removing(fixture);
        await answer(asked);
        readRefusal(await fixture.caller.call(plain(readCart), { params: asked.params }), [404]);
      },
      'another version than stands: 409 versionConflict': async ({ fixture, refusal }) => {
        const { params, body } = await removing(fixture);
        await refusal({ params, body: { version: body.version + 1 } }, '409 versionConflict');
      },
      'a cart that is approved: 409 versionConflict': async ({ fixture, refusal }) => {
        const { cartId, version } = await approvedCart(fixture);
        await refusal({ params: cartParams({ cartId }), body: { version } }, '409 versionConflict');
      },
      'an empty cart can be removed as well': async ({ fixture, answer }) => {
        const { cartId, version } = await emptyCart(fixture);
        await answer({ params: cartParams({ cartId }), body: { version } });
        await answerOf(fixture.caller, openCart, await opening(fixture));
      },
    },
  }),
];
