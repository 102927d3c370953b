import { describe, expect, it } from 'vitest';
import {
  sampleColour,
  sampleLine,
  sampleNow,
  samplePlace,
  sampleStyle,
  sampleVariant,
} from '../../testing/index.ts';
import { type CartSort, cartSorts, orderedStyles } from './cartSorting.ts';
import { byVariant, emptyLedger, typed } from './ledger.ts';
import { createUnavailableBook, withoutThem } from './unavailable.ts';

const style = (articleId: string, name: string, number: string, price: number, delivery: number) =>
  sampleStyle({
    articleId,
    name,
    articleNumber: number,
    colours: [
      sampleColour({
        deliveryFrom: delivery,
        variants: [sampleVariant({ articleVariantId: articleId, salesPrice: price })],
      }),
      sampleColour({
        deliveryFrom: 0,
        variants: [sampleVariant({ articleVariantId: `${articleId}-not` })],
      }),
    ],
  });

describe('the styles of a cart', () => {
  const styles = [
    style('a', 'Überhose', '50-10', 100, 300),
    style('b', 'Anzug', '50-9', 900, 200),
    style('c', 'Zopfpullover', '50-100', 10, 100),
  ];
  const pieces = new Map([
    ['a', 5],
    ['b', 1],
    ['c', 9],
  ]);
  const lines = byVariant([
    sampleLine({ articleVariantId: 'a', storedPrice: 100, changedAt: 2 }),
    sampleLine({ articleVariantId: 'b', storedPrice: 900, changedAt: 3 }),
    sampleLine({ articleVariantId: 'c', storedPrice: 10 }),
  ]);
  const expected: Readonly<Record<CartSort, string>> = {
    number: 'bac',
    name: 'bac',
    delivery: 'cba',
    pieces: 'cab',
    value: 'bac',
    changed: 'cba',
  };
  it.each(cartSorts)('N2 are sorted by %s', (by) => {
    const sorted = orderedStyles(styles, by, { pieces, lines, language: 'de' });
    expect(sorted.map(({ articleId }) => articleId).join('')).toBe(expected[by]);
  });
});

describe('what cannot be had any more', () => {
  it('N3 is found by its reason, cancelled or unavailable, sold out or gone, and leaves in one step', () => {
    const variant = (articleVariantId: string, parts: object) =>
      sampleVariant({ articleVariantId, ...parts });
    const styles = [
      sampleStyle({
        colours: [
          sampleColour({
            variants: [
              variant('fine', {}),
              variant('cancelled', { cancelled: true }),
              variant('barred', { allowedForCustomer: false }),
              variant('soldOut', { availableQuantity: 0 }),
              variant('notOrdered', { cancelled: true }),
            ],
          }),
        ],
      }),
    ];
    const stored = ['fine', 'cancelled', 'barred', 'soldOut'].map((id) =>
      sampleLine({ articleVariantId: id, quantity: 2 }),
    );
    const gone = sampleLine({ articleVariantId: 'gone', articleId: 's-9', quantity: 2 });
    const lines = byVariant([gone, ...stored]);
    const book = createUnavailableBook(styles, { place: samplePlace, now: sampleNow });
    const found = book.of({ lines, ledger: emptyLedger });
    expect(
      found.map(({ articleVariantId, kind, finding }) => [articleVariantId, kind, finding.code]),
    ).toEqual([
      ['cancelled', 'cancelled', 'notBuyable'],
      ['barred', 'unavailable', 'notAllowedForCustomer'],
      ['soldOut', 'unavailable', 'stockExceeded'],
      ['gone', 'unavailable', 'notAllowedForCart'],
    ]);
    expect(withoutThem(found).every(({ entry }) => entry === '')).toBe(true);
    const left = typed(emptyLedger, lines, withoutThem(found));
    expect(book.of({ lines, ledger: left })).toEqual([]);
  });

  it('N3 is the same list while other cells are typed into, and follows those it names', () => {
    const variants = [
      sampleVariant({ articleVariantId: 'fine' }),
      sampleVariant({ articleVariantId: 'cancelled', cancelled: true }),
      sampleVariant({ articleVariantId: 'barred', allowedForCustomer: false }),
    ];
    const styles = [sampleStyle({ colours: [sampleColour({ variants })] })];
    const lines = byVariant([
      sampleLine({ articleVariantId: 'fine', quantity: 1 }),
      sampleLine({ articleVariantId: 'barred', quantity: 3 }),
    ]);
    const book = createUnavailableBook(styles, { place: samplePlace, now: sampleNow });
    const first = book.of({ lines, ledger: emptyLedger });
    expect(first.map(({ articleVariantId, pieces }) => [articleVariantId, pieces])).toEqual([['barred', 3]]);
    const elsewhere = typed(emptyLedger, lines, [{ articleVariantId: 'fine', entry: '7' }]);
    expect(book.of({ lines, ledger: elsewhere })).toBe(first);
    const more = typed(elsewhere, lines, [
      { articleVariantId: 'barred', entry: '5' },
      { articleVariantId: 'cancelled', entry: '4' },
    ]);
    const all = [
      ['cancelled', 4],
      ['barred', 5],
    ];
    const named = (list: typeof first) => list.map((one) => [one.articleVariantId, one.pieces]);
    expect(named(book.of({ lines, ledger: more }))).toEqual(all);
    const anew = createUnavailableBook(styles, { place: samplePlace, now: sampleNow });
    expect(named(anew.of({ lines, ledger: more }))).toEqual(all);
  });
});
