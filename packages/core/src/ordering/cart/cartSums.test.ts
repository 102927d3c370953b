import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleColour, sampleLine, sampleStyle, sampleVariant } from '../../testing/index.ts';
import { sumsOfColour, sumsOfStyles } from './cartSums.ts';
import { createChangedPricesBook } from './changedPrices.ts';
import { byVariant } from './ledger.ts';

const none = byVariant([]);

const price = fc.option(fc.integer({ min: 0, max: 100_000 }));
const variants = fc
  .array(fc.record({ salesPrice: price, retailPrice: price, quantity: fc.integer({ min: 0, max: 9999 }) }))
  .map((drawn) =>
    drawn.map((facts, index) => ({
      ...facts,
      variant: sampleVariant({ ...facts, articleVariantId: `v-${index}` }),
    })),
  );

describe('sums of a cart', () => {
  it('of its parts make the sums of the whole', () => {
    fc.assert(
      fc.property(variants, variants, (some, others) => {
        const both = [
          ...some,
          ...others.map((one, i) => ({
            ...one,
            variant: { ...one.variant, articleVariantId: `w-${i}` },
          })),
        ];
        const pieces = new Map(both.map(({ variant, quantity }) => [variant.articleVariantId, quantity]));
        const colours = [both.slice(0, some.length), both.slice(some.length)].map((part) =>
          sampleColour({ variants: part.map(({ variant }) => variant) }),
        );
        const whole = sumsOfStyles([sampleStyle({ colours })], pieces, none);
        const parts = colours.map((colour) => sumsOfColour(colour, pieces, none));
        for (const key of ['pieces', 'value', 'retailValue', 'unpriced'] as const)
          expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(whole[key]);
      }),
    );
  });

  it('take the price a line was stored with, and say which prices changed since', () => {
    const line = sampleLine({ quantity: 4, storedPrice: 4500 });
    const lines = byVariant([line]);
    const pieces = new Map([[line.articleVariantId, 4]]);
    const styles = [sampleStyle()];
    expect(sumsOfStyles(styles, pieces, lines)).toMatchObject({ pieces: 4, value: 18_000 });
    expect(sumsOfStyles(styles, pieces, none)).toMatchObject({ pieces: 4, value: 19_960 });
    const changed = createChangedPricesBook(styles);
    expect(changed.of(lines)).toEqual([{ articleVariantId: 'v-1', stored: 4500, valid: 4990 }]);
    expect(changed.of(byVariant([{ ...line, quantity: 5 }]))).toBe(changed.of(lines));
    expect(changed.of(byVariant([{ ...line, storedPrice: 4990 }]))).toEqual([]);
    expect(changed.of(byVariant([]))).toEqual([]);
    expect(changed.of(lines)).toHaveLength(1);
  });

  it('reckon no margin from a stored price and the retail price of another day', () => {
    const variant = sampleVariant({ articleVariantId: 'v-1', salesPrice: 4990, retailPrice: 11_900 });
    const same = sampleVariant({ articleVariantId: 'v-2', salesPrice: 5000, retailPrice: 10_000 });
    const line = sampleLine({ articleVariantId: 'v-1', quantity: 4, storedPrice: 4500 });
    const sums = (...variants: (typeof variant)[]) =>
      sumsOfStyles(
        [{ ...sampleStyle(), vatPerMille: 0, colours: [sampleColour({ variants })] }],
        new Map(variants.map(({ articleVariantId }) => [articleVariantId, 4])),
        byVariant([line, { ...line, articleVariantId: 'v-2', storedPrice: 5000 }]),
      );
    expect(sums(variant)).toMatchObject({ value: 18_000, margin: null, markUp: null });
    expect(sums(variant, same)).toMatchObject({ value: 38_000, margin: 0.5, markUp: 2 });
  });

  it('count pieces without a price, and leave them out of the margin', () => {
    const unpriced = sampleVariant({ articleVariantId: 'v-9', salesPrice: null, retailPrice: 100 });
    const priced = sampleVariant({ articleVariantId: 'v-8', salesPrice: 50, retailPrice: 100 });
    const pieces = new Map([
      ['v-9', 3],
      ['v-8', 2],
    ]);
    const sums = sumsOfColour(sampleColour({ variants: [unpriced, priced] }), pieces, none);
    expect(sums).toEqual({
      styles: 1,
      options: 1,
      pieces: 5,
      value: 100,
      retailValue: 500,
      basis: 'gross',
      margin: 0.5,
      markUp: 2,
      unpriced: 3,
    });
    expect(sumsOfColour(sampleColour({ variants: [] }), pieces, none).margin).toBeNull();
  });

  it('M4 reckon the margin without the tax of each style, and with it if that of one is not known', () => {
    const style = (articleId: string, vatPerMille?: number) => ({
      articleId,
      ...(vatPerMille === undefined ? {} : { vatPerMille }),
      colours: [
        sampleColour({
          variants: [sampleVariant({ articleVariantId: articleId, salesPrice: 100, retailPrice: 240 })],
        }),
      ],
    });
    const pieces = new Map(['a', 'b', 'c'].map((id) => [id, 2]));
    const taxed = [style('a', 200), style('b', 0)];
    expect(sumsOfStyles(taxed, pieces, none)).toMatchObject({
      basis: 'net',
      margin: 240 / 440,
      markUp: 2.2,
    });
    expect(sumsOfStyles([...taxed, style('c')], pieces, none)).toMatchObject({
      basis: 'gross',
      margin: 140 / 240,
      markUp: 2.4,
    });
  });
});
