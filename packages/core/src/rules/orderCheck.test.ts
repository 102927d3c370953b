import { describe, expect, it } from 'vitest';
import type { Colour, Finding, Style, Variant } from '../contract/index.ts';
import {
  sampleColour,
  sampleLine,
  sampleNow,
  sampleSellingTime,
  sampleStyle,
  sampleVariant,
} from '../testing/index.ts';
import type { CartFacts } from './facts.ts';
import { factsOfLines } from './lineFacts.ts';
import { judgeCart } from './orderCheck.ts';

interface Situation {
  readonly variant?: Partial<Variant>;
  readonly colour?: Partial<Colour>;
  readonly style?: Partial<Style>;
  readonly quantity?: number;
  readonly storedPrice?: number | null;
  readonly storedCurrency?: string;
  readonly facts?: Partial<CartFacts>;
  readonly cart?: Partial<CartFacts['cart']>;
}

const judge = (situation: Situation): Finding[] => {
  const variant = sampleVariant(situation.variant);
  const colour = sampleColour({ ...situation.colour, variants: [variant] });
  const style = sampleStyle({ ...situation.style, colours: [colour] });
  const line = sampleLine({
    quantity: situation.quantity ?? 4,
    storedPrice: situation.storedPrice === undefined ? 4990 : situation.storedPrice,
    ...(situation.storedCurrency === undefined ? {} : { storedCurrency: situation.storedCurrency }),
  });
  return judgeCart({
    now: sampleNow,
    cart: {
      cartId: 'cart-1',
      rightEnv: 'preorder',
      season: 'SS27',
      subdivision: '13-0',
      collectionType: 'main',
      currency: 'EUR',
      ...situation.cart,
    },
    sellingTime: sampleSellingTime(),
    locks: [],
    limit: null,
    lines: factsOfLines([line], [style]),
    ...situation.facts,
  });
};

const codes = (situation: Situation) => judge(situation).map(({ code }) => code);
const { salesPeriodFrom, salesPeriodTo } = sampleSellingTime();

describe('N7 cart rules', () => {
  it('N7 let a sound cart pass', () => expect(judge({})).toEqual([]));

  it('N7 an empty cart cannot be finalized', () =>
    expect(codes({ facts: { lines: [] } })).toEqual(['cartEmpty']));

  it('N7 stock: to the piece', () => {
    expect(codes({ variant: { availableQuantity: 4 } })).toEqual([]);
    expect(judge({ variant: { availableQuantity: 3 } })).toMatchObject([
      { code: 'stockExceeded', values: { availableQuantity: 3, quantity: 4 } },
    ]);
  });

  it('N7 permitted quantity: to the piece', () => {
    expect(codes({ variant: { permittedQuantity: 4 } })).toEqual([]);
    expect(codes({ variant: { permittedQuantity: 3 } })).toEqual(['permittedExceeded']);
  });

  it('N7 permitted total of a colour in a length: to the piece, said at the length', () => {
    const limit = (permittedTotal: number) => ({ lengthLimits: [{ articleLength: '32', permittedTotal }] });
    expect(codes({ colour: limit(4) })).toEqual([]);
    expect(judge({ colour: limit(3) })).toMatchObject([
      { code: 'lengthTotalExceeded', place: { articleColorId: 'k-1', articleLength: '32' } },
    ]);
  });

  it('N7 sales price exists and is unchanged', () => {
    expect(codes({ variant: { salesPrice: null } })).toEqual(['priceMissing']);
    expect(judge({ storedPrice: 4500 })).toMatchObject([
      {
        code: 'priceChanged',
        values: { storedPrice: 4500, storedCurrency: 'EUR', validPrice: 4990, validCurrency: 'EUR' },
      },
    ]);
    expect(judge({ storedPrice: 4990, storedCurrency: 'CHF' })).toMatchObject([
      {
        code: 'priceChanged',
        values: { storedPrice: 4990, storedCurrency: 'CHF', validPrice: 4990, validCurrency: 'EUR' },
      },
    ]);
    expect(codes({ storedPrice: null })).toEqual(['priceChanged']);
  });

  it('N7 buyable, not cancelled', () => {
    expect(codes({ variant: { buyable: false } })).toEqual(['notBuyable']);
    expect(codes({ variant: { cancelled: true } })).toEqual(['notBuyable']);
  });

  it('N7 active selling time: start inclusive, end exclusive, preview before', () => {
    const at = (now: number) => codes({ facts: { now } });
    expect(at(salesPeriodFrom - 1)).toEqual(['inPreview']);
    expect(at(salesPeriodFrom)).toEqual([]);
    expect(at(salesPeriodTo - 1)).toEqual([]);
    expect(at(salesPeriodTo)).toEqual(['styleNotForSale']);
    expect(codes({ facts: { sellingTime: null } })).toEqual(['styleNotForSale']);
  });

  it('N7 sales period of the colour: end exclusive', () => {
    expect(codes({ colour: { salesPeriodTo: sampleNow + 1 } })).toEqual([]);
    expect(codes({ colour: { salesPeriodTo: sampleNow } })).toEqual(['colourPeriodEnded']);
  });

  it.each([
    ['customer', null, 'customerLocked'],
    ['subdivision', '13-0', 'subdivisionLocked'],
    ['collectionType', 'main', 'collectionTypeLocked'],
  ] as const)('N7 selling lock on the %s', (scope, subject, code) => {
    const locks = [{ scope, subject, reason: 'Payment overdue' }];
    expect(judge({ facts: { locks } })).toMatchObject([{ code, values: { reason: 'Payment overdue' } }]);
    const foreign = subject === null ? [] : [{ scope, subject: 'another', reason: '' }];
    expect(codes({ facts: { locks: foreign } })).toEqual([]);
  });

  it('N7 allowed for the customer', () =>
    expect(codes({ variant: { allowedForCustomer: false } })).toEqual(['notAllowedForCustomer']));

  it('N7 allowed for this cart: season, subdivision and collection type', () => {
    expect(codes({ style: { season: 'FW27' } })).toEqual(['notAllowedForCart']);
    expect(codes({ style: { subdivision: '14-0' } })).toEqual(['notAllowedForCart']);
    expect(codes({ style: { collectionType: 'srs' } })).toEqual(['notAllowedForCart']);
    expect(codes({ variant: { articleVariantId: 'gone' } })).toEqual(['notAllowedForCart']);
  });

  it('N7 allowed for re-order and for pre-order, each in its environment', () => {
    const postorder = { rightEnv: 'postorder' } as const;
    expect(codes({ variant: { reorderable: false } })).toEqual([]);
    expect(codes({ variant: { reorderable: false }, cart: postorder })).toEqual(['notReorderable']);
    expect(codes({ variant: { preorderable: false } })).toEqual(['notPreorderable']);
    expect(codes({ variant: { preorderable: false }, cart: postorder })).toEqual([]);
  });

  it('N7 O4 order limit: to the minor unit, and never across currencies', () => {
    const limit = (amount: number, currency: string) => ({ facts: { limit: { amount, used: 1, currency } } });
    expect(codes(limit(4 * 4990 + 1, 'EUR'))).toEqual([]);
    expect(codes(limit(4 * 4990, 'EUR'))).toEqual(['limitExceeded']);
    expect(judge(limit(9_999_999, 'USD'))).toMatchObject([
      { code: 'limitNotComparable', values: { limitCurrency: 'USD', priceCurrency: 'EUR' } },
    ]);
  });

  it('N7 says everything at once', () => {
    const found = codes({
      variant: { availableQuantity: 1, permittedQuantity: 2, buyable: false },
      storedPrice: 1,
      facts: { now: salesPeriodTo, locks: [{ scope: 'customer', subject: null, reason: '' }] },
    });
    expect(found).toEqual([
      'styleNotForSale',
      'customerLocked',
      'notBuyable',
      'priceChanged',
      'stockExceeded',
      'permittedExceeded',
    ]);
  });
});
