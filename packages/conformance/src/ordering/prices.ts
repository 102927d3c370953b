import { acceptPrices, priceAcceptances, readCart, validateCart, writeNote } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { cartParams, emptyCart, filledCart } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { variantsOf } from '../fixture/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { answerOf } from '../http/typed.ts';
import { handles, putsIn } from './rights.ts';
import { addsUp, expectHead } from './sums.ts';

const accepting = async (fixture: Fixture, more = 0) => {
  const { cartId, version } = await filledCart(fixture);
  const { first } = await variantsOf(fixture);
  const prices = [{ articleVariantId: first.articleVariantId, price: (first.salesPrice ?? 0) + more }];
  return { params: cartParams({ cartId }), body: { version, prices } };
};

const noteOf = async (fixture: Fixture) => {
  const { cartId, note } = await filledCart(fixture);
  return { params: cartParams({ cartId }), was: note };
};

const writing = async (fixture: Fixture, note: string) => {
  const { params, was } = await noteOf(fixture);
  return { params, body: { was, note } };
};

const ownCart = async (fixture: Fixture) => ({ params: cartParams(await filledCart(fixture)) });

export const priceEntries = [
  entry(acceptPrices, {
    right: putsIn,
    rows: 'N7',
    refuses: ['404 notFound', '409 pricesMoved', '409 versionConflict', '409 cartFinalized'],
    call: accepting,
    checks: {
      'a price that is stored already changes nothing': async ({ fixture, answer }) => {
        const { params, body } = await accepting(fixture);
        expectSame((await answer({ params, body })).head.version, body.version, 'version');
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        await expectHead(fixture, (await answer(await call())).head);
      },
      'a price that is not the valid one: 409 pricesMoved': async ({ fixture, refusal }) => {
        await refusal(await accepting(fixture, 1), '409 pricesMoved');
      },
      'another version than stands: 409 versionConflict': async ({ fixture, refusal }) => {
        const { params, body } = await accepting(fixture);
        await refusal({ params, body: { ...body, version: body.version + 1 } }, '409 versionConflict');
      },
    },
  }),
  entry(priceAcceptances, {
    right: handles,
    rows: 'N7',
    refuses: ['404 notFound'],
    call: ownCart,
    checks: {
      'tells nothing of a cart whose prices did not move': async ({ call, answer }) => {
        expectSame(await answer(await call()), [], 'acceptances');
      },
    },
  }),
];

export const noteEntries = [
  entry(writeNote, {
    right: putsIn,
    rows: 'N5',
    refuses: [
      '404 notFound',
      '409 versionConflict',
      '409 cartFinalized',
      '422 noteExclamation',
      '422 noteTooLong',
      '422 noteUnreadable',
    ],
    call: (fixture) => writing(fixture, `Conformance ${crypto.randomUUID()}`),
    checks: {
      [addsUp]: async ({ fixture, call, answer }) => {
        await expectHead(fixture, (await answer(await call())).head);
      },
      'is kept, with nothing blank around it': async ({ fixture, answer }) => {
        const { params, body } = await writing(fixture, '  Conformance  ');
        expectSame((await answer({ params, body })).head.note, 'Conformance', 'note');
        expectSame((await answerOf(fixture.caller, readCart, { params })).head.note, 'Conformance', 'note');
      },
      'over another note than stands: 409 versionConflict': async ({ fixture, refusal }) => {
        const { params, was } = await noteOf(fixture);
        const body = { was: `${was} not`, note: `Conformance ${crypto.randomUUID()}` };
        await refusal({ params, body }, '409 versionConflict');
      },
      'an exclamation mark in front: 422 noteExclamation': async ({ fixture, refusal }) => {
        await refusal(await writing(fixture, '! now'), '422 noteExclamation');
      },
      'more than 500 signs: 422 noteTooLong': async ({ fixture, refusal }) => {
        await refusal(await writing(fixture, 'a'.repeat(501)), '422 noteTooLong');
      },
      'signs that are not seen: 422 noteUnreadable': async ({ fixture, refusal }) => {
        await refusal(await writing(fixture, 'a\u202eb'), '422 noteUnreadable');
      },
    },
  }),
  entry(validateCart, {
    right: handles,
    rows: 'N7',
    refuses: ['404 notFound'],
    call: ownCart,
    checks: {
      'judges the cart as it stands, without effect': async ({ fixture, answer }) => {
        const { cartId, version } = await emptyCart(fixture);
        const params = cartParams({ cartId });
        const judged = await answer({ params });
        expectSame(judged.version, version, 'version');
        expectThat(
          judged.findings.some(({ code }) => code === 'cartEmpty'),
          'finding cartEmpty',
          judged.findings,
        );
        expectSame(
          (await answerOf(fixture.caller, readCart, { params })).head.version,
          version,
          'version afterwards',
        );
      },
    },
  }),
];
