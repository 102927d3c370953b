import type { Finding, FindingCode } from '@selvedge/core/contract';
import { sampleNow, samplePlace } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { FindingList } from '../../../ordering/finding/FindingList.tsx';
import { sheetStyle } from '../../../ordering/testing/sheetStyle.ts';
import { type Look, textOf } from '../fixture.tsx';

const cell = { articleId: 's-1', articleColorId: 'k-1', articleLength: '32', articleVariantId: 'v-1' };
const values = {
  cartId: 'cart-1',
  reason: 'Contract ended',
  subject: '13-0',
  availableQuantity: 12,
  permittedQuantity: 6,
  permittedTotal: 20,
  articleLength: '32',
  storedPrice: 4990,
  validPrice: 5290,
  storedCurrency: 'EUR',
  validCurrency: 'EUR',
  salesPeriodTo: sampleNow,
};

/** Each rule of the cart, at the line it concerns. */
const rules: Look = async ({ say, show }) => {
  const whole = {};
  const expected: readonly (readonly [FindingCode, string, Finding['place']])[] = [
    ['cartMissing', say('cartMissing'), whole],
    ['cartEmpty', say('cartEmpty'), whole],
    ['customerLocked', say('customerLocked'), whole],
    ['subdivisionLocked', say('subdivisionLocked'), whole],
    ['collectionTypeLocked', say('collectionTypeLocked'), whole],
    ['styleNotForSale', say('styleNotForSale'), whole],
    ['colourPeriodEnded', say('colourPeriodEnded'), cell],
    ['stockExceeded', say('stockExceeded'), cell],
    ['notAllowedForCustomer', say('notAllowedForCustomer'), cell],
    ['notAllowedForCart', say('notAllowedForCart'), cell],
    ['priceMissing', say('priceMissing'), cell],
    ['priceChanged', say('priceChanged'), cell],
    ['notBuyable', say('notBuyable'), cell],
    ['notReorderable', say('notReorderable'), cell],
    ['notPreorderable', say('notPreorderable'), cell],
    ['permittedExceeded', say('permittedExceeded'), cell],
    ['lengthTotalExceeded', say('lengthTotalExceeded'), cell],
  ];
  await show(
    <FindingList
      findings={expected.map(([code, , place]) => ({ code, place, values }))}
      styles={[sheetStyle()]}
      place={samplePlace}
    />,
  );
  const rows = screen.getAllByRole('listitem');
  for (const [at, [code, text]] of expected.entries())
    expect(textOf(rows[at]).endsWith(text), `${code}: ${textOf(rows[at])}`).toBe(true);
};

export const rulePlaces = { 'the rules of the cart': rules } satisfies Record<string, Look>;
