import { sampleOrder } from '@selvedge/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, piecesOf, stylesOf } from './orderGroups.ts';

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
  it('are each in exactly one group, whose sums make the whole', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const styles = stylesOf(all);
        const grouped = styles.flatMap(({ colours }) => colours.flatMap((colour) => colour.lines));
        expect(grouped.map(({ articleVariantId }) => articleVariantId).sort()).toEqual(
          all.map(({ articleVariantId }) => articleVariantId).sort(),
        );
        expect(styles.reduce((sum, style) => sum + piecesOf(style.lines), 0)).toBe(piecesOf(all));
        expect(styles.reduce((sum, style) => sum + costOf(style.lines), 0)).toBe(costOf(all));
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
