import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Style } from '../../../contract/index.ts';
import { sampleColour, sampleLine, sampleStyle, sampleVariant } from '../../../testing/index.ts';
import { sumsOfStyles } from '../cartSums.ts';
import { byVariant } from '../ledger.ts';
import { dimensions } from './dimensions.ts';
import { sharesOf } from './shares.ts';

const price = fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: null });
const variant = fc.record({
  size: fc.constantFrom('XS', 'S', 'M', 'L'),
  articleLength: fc.constantFrom('30', '32'),
  salesPrice: price,
  retailPrice: price,
  pieces: fc.integer({ min: 0, max: 200 }),
  stored: fc.option(price, { nil: undefined }),
});
const colour = fc.record({
  colourGroup: fc.constantFrom('blue', 'green', ''),
  colourStock: fc.constantFrom('Seasonal', 'NOOS'),
  deliveryFrom: fc.integer({ min: 1_760_000_000_000, max: 1_860_000_000_000 }),
  variants: fc.array(variant, { maxLength: 5 }),
});
const style = fc.record({
  gender: fc.constantFrom('men', 'women'),
  commodityClass: fc.constantFrom('shirt', 'coat'),
  lineName: fc.constantFrom('Men', 'Women', 'Kids'),
  colours: fc.array(colour, { maxLength: 4 }),
});

type Drawn = ReturnType<typeof style.generate> extends { value: infer Value } ? Value : never;

const cartOf = (drawn: readonly Drawn[]) => {
  const pieces = new Map<string, number>();
  const lines: ReturnType<typeof sampleLine>[] = [];
  const styles = drawn.map(
    ({ colours, ...rest }, at): Style =>
      sampleStyle({
        ...rest,
        articleId: `s-${at}`,
        sizes: ['XS', 'S', 'M', 'L'],
        lengths: ['30', '32'],
        colours: colours.map(({ variants, ...dye }, nth) =>
          sampleColour({
            ...dye,
            articleColorId: `k-${at}-${nth}`,
            variants: variants.map(({ pieces: count, stored, ...facts }, last) => {
              const articleVariantId = `v-${at}-${nth}-${last}`;
              if (count > 0) pieces.set(articleVariantId, count);
              if (stored !== undefined) {
                lines.push(sampleLine({ articleVariantId, quantity: count, storedPrice: stored }));
              }
              return sampleVariant({ ...facts, articleVariantId });
            }),
          }),
        ),
      }),
  );
  return { styles, pieces, lines: byVariant(lines) };
};

describe('the distribution of a cart', () => {
  it.each(dimensions)('N2 by %s the shares add up to the cart, whatever is in it', (by) => {
    fc.assert(
      fc.property(fc.array(style, { maxLength: 6 }), (drawn) => {
        const { styles, pieces, lines } = cartOf(drawn);
        const shares = sharesOf(styles, pieces, lines, by);
        const sums = sumsOfStyles(styles, pieces, lines);
        const total = (of: 'pieces' | 'value' | 'retailValue') =>
          shares.reduce((sum, share) => sum + share[of], 0);
        expect([total('pieces'), total('value'), total('retailValue')]).toEqual([
          sums.pieces,
          sums.value,
          sums.retailValue,
        ]);
        expect(new Set(shares.map(({ key }) => key)).size).toBe(shares.length);
        expect(shares.every((share) => share.pieces > 0)).toBe(true);
      }),
    );
  });

  it('N2 sizes come in the order of the sheet, weeks as they are delivered, all else with the largest first', () => {
    const styles = [
      sampleStyle({
        sizes: ['XS', 'S', 'M'],
        colours: [
          sampleColour({
            colourGroup: 'blue',
            variants: [sampleVariant({ articleVariantId: 'a', size: 'M' })],
          }),
          sampleColour({
            articleColorId: 'k-2',
            colourGroup: 'red',
            variants: [sampleVariant({ articleVariantId: 'b', size: 'XS' })],
          }),
        ],
      }),
    ];
    const pieces = new Map([
      ['a', 2],
      ['b', 5],
    ]);
    const keys = (by: 'size' | 'colourGroup') =>
      sharesOf(styles, pieces, byVariant([]), by).map(({ key }) => key);
    expect(keys('size')).toEqual(['XS', 'M']);
    expect(keys('colourGroup')).toEqual(['red', 'blue']);
  });
});
