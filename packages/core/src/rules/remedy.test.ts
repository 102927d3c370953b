import { describe, expect, it } from 'vitest';
import { type FindingCode, findingCodes } from '../contract/index.ts';
import { byVariant } from '../ordering/cart/ledger.ts';
import { applyFix } from '../ordering/check/applyFix.ts';
import { sampleColour, sampleLine, sampleStyle, sampleVariant } from '../testing/index.ts';
import { remedyFor } from './remedy.ts';

const place = { articleId: 's-1', articleColorId: 'k-1', articleLength: '32', articleVariantId: 'v-1' };
const remove = { kind: 'remove', articleVariantId: 'v-1' };
const ask = { kind: 'ask', whom: 'salesRepresentative' };
const values = {
  availableQuantity: 12,
  permittedQuantity: 6,
  permittedTotal: 20,
  validPrice: 5290,
  currency: 'EUR',
  validCurrency: 'EUR',
  salesPeriodFrom: 99,
};

const ways: Readonly<Record<FindingCode, object>> = {
  cartMissing: { kind: 'reload' },
  cartEmpty: { kind: 'addStyles' },
  inPreview: { kind: 'wait', until: 99 },
  styleNotForSale: ask,
  colourPeriodEnded: { kind: 'removeColour', articleColorId: 'k-1' },
  customerLocked: ask,
  subdivisionLocked: ask,
  collectionTypeLocked: ask,
  notAllowedForCustomer: remove,
  notAllowedForCart: remove,
  notReorderable: remove,
  notPreorderable: remove,
  notBuyable: remove,
  priceMissing: remove,
  priceChanged: { kind: 'acceptPrice', articleVariantId: 'v-1', price: 5290, currency: 'EUR' },
  stockExceeded: { kind: 'setTo', articleVariantId: 'v-1', pieces: 12 },
  permittedExceeded: { kind: 'setTo', articleVariantId: 'v-1', pieces: 6 },
  lengthTotalExceeded: { kind: 'reduceTo', articleColorId: 'k-1', articleLength: '32', total: 20 },
  limitExceeded: ask,
  limitNotComparable: ask,
};

describe('the way out of a finding', () => {
  it.each(findingCodes)('N7 of %s is known', (code) => {
    expect(remedyFor({ code, place, values })).toEqual(ways[code]);
  });

  it('N7 of what is sold out is taking it out, not setting it to none', () => {
    expect(remedyFor({ code: 'stockExceeded', place, values: { availableQuantity: 0 } })).toEqual(remove);
    expect(remedyFor({ code: 'permittedExceeded', place, values: { permittedQuantity: 0 } })).toEqual(remove);
  });
});

describe('what a way out types', () => {
  const styles = [
    sampleStyle({
      colours: [
        sampleColour({
          variants: ['v-1', 'v-2', 'v-3'].map((articleVariantId, at) =>
            sampleVariant({ articleVariantId, articleLength: at < 2 ? '32' : '34' }),
          ),
        }),
      ],
    }),
  ];
  const pieces = new Map([
    ['v-1', 20],
    ['v-2', 10],
    ['v-3', 7],
    ['gone', 2],
  ]);
  const lines = byVariant([sampleLine({ articleVariantId: 'gone', articleColorId: 'k-1' })]);
  const typed = (code: FindingCode) => applyFix(remedyFor({ code, place, values }), styles, pieces, lines);

  it('N7 sets, removes, and takes a whole colour out with what is no longer in the collection', () => {
    expect(typed('stockExceeded')).toEqual([{ articleVariantId: 'v-1', entry: '12' }]);
    expect(typed('notBuyable')).toEqual([{ articleVariantId: 'v-1', entry: '' }]);
    expect(
      typed('colourPeriodEnded')
        ?.map(({ articleVariantId }) => articleVariantId)
        .toSorted(),
    ).toEqual(['gone', 'v-1', 'v-2', 'v-3']);
    expect(typed('priceChanged')).toBeNull();
    expect(typed('customerLocked')).toBeNull();
  });

  it('N7 brings a length down to its total as its sizes stand to each other', () => {
    expect(typed('lengthTotalExceeded')).toEqual([
      { articleVariantId: 'v-1', entry: '13' },
      { articleVariantId: 'v-2', entry: '7' },
    ]);
  });
});
