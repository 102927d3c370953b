import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../testing/index.ts';
import { deliveriesOf } from './deliveries.ts';
import { stylesOf } from './orderGroups.ts';
import { orderSums } from './orderSums.ts';

const [sample] = sampleOrder().lines;
const key = (prefix: string) => fc.integer({ min: 0, max: 3 }).map((number) => `${prefix}${number}`);
const lines = fc
  .array(
    fc.record({
      articleId: key('s'),
      colour: key('k'),
      articleLength: key('l'),
      size: key('z'),
      quantity: fc.integer({ min: 1, max: 9999 }),
      salesPrice: fc.integer({ min: 0, max: 100_000 }),
      retailPrice: fc.option(fc.integer({ min: 0, max: 300_000 })),
      deliveryFrom: fc.integer({ min: 0, max: 60 }).map((week) => Date.UTC(2026, 0, 1) + week * 604_800_000),
    }),
  )
  .map((drawn) =>
    drawn.flatMap(({ colour, ...line }, index) =>
      sample
        ? [
            {
              ...sample,
              ...line,
              articleColorId: `${line.articleId}-${colour}`,
              articleVariantId: `v${index}`,
            },
          ]
        : [],
    ),
  );

describe('lines of an order by style and colour', () => {
  it('O4 are each in exactly one group, whose sums make the whole', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const styles = stylesOf(all);
        const grouped = styles.flatMap(({ colours }) => colours.flatMap((colour) => colour.lines));
        expect(grouped.map(({ articleVariantId }) => articleVariantId).sort()).toEqual(
          all.map(({ articleVariantId }) => articleVariantId).sort(),
        );
        const whole = orderSums(all);
        for (const parts of [
          styles.map((style) => orderSums(style.lines)),
          deliveriesOf(all).map(({ sums }) => sums),
        ]) {
          expect(parts.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(whole.pieces);
          expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(whole.value);
          expect(parts.reduce((sum, { retailValue }) => sum + retailValue, 0)).toBe(whole.retailValue);
        }
        for (const { sizes, colours } of styles)
          for (const { lengths, lines: own } of colours)
            for (const line of own) {
              expect(sizes).toContain(line.size);
              expect(lengths).toContain(line.articleLength);
            }
      }),
    );
  });
});

describe('sums of an order', () => {
  it('O4 the margin is of what has both prices', () => {
    const priced = { quantity: 2, salesPrice: 4000, retailPrice: 10_000 };
    const lines = sampleOrder().lines.flatMap((line) => [
      { ...line, ...priced },
      { ...line, retailPrice: null },
    ]);
    expect(orderSums(lines)).toMatchObject({ basis: 'gross', margin: 0.6, markUp: 2.5 });
    const taxed = lines.map((line) => ({ ...line, vatPerMille: 250 }));
    expect(orderSums(taxed)).toMatchObject({ basis: 'net', margin: 0.5, markUp: 2 });
    expect(orderSums([]).margin).toBeNull();
  });
});
