import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleColour, samplePlace, sampleStyle, sampleVariant } from '../../testing/index.ts';
import {
  entriesOfPlan,
  type PlannedRow,
  type QuickOrderChoice,
  quickOrderPlan,
  quickOrderScopes,
} from './quickOrderPlan.ts';

const moment = { place: samplePlace, now: 0 };
const sizes = ['S', 'M', 'L'];
const lengths = ['32', '34'];

const choiceOf = (parts: Partial<QuickOrderChoice>): QuickOrderChoice => ({
  style: sampleStyle(),
  moment,
  articleColorIds: ['k-1', 'k-2'],
  scope: 'style',
  curve: null,
  total: 10,
  adjusted: {},
  ...parts,
});

const piecesOf = (choice: QuickOrderChoice) =>
  quickOrderPlan(choice).rows.map(({ cells }) => cells.map((cell) => cell?.pieces ?? null));

const limit = fc.option(fc.nat(40), { nil: null });
const variants = fc.tuple(
  ...lengths.flatMap((articleLength) =>
    sizes.map((size) =>
      fc.option(
        fc
          .record({ availableQuantity: limit, permittedQuantity: limit, buyable: fc.boolean() })
          .map((facts) => ({ articleLength, size, ...facts })),
        { nil: null },
      ),
    ),
  ),
);
const styles = fc.array(fc.tuple(variants, limit), { minLength: 1, maxLength: 4 }).map((colours) =>
  sampleStyle({
    sizes,
    lengths,
    colours: colours.map(([given, permittedTotal], at) =>
      sampleColour({
        articleColorId: `k-${at}`,
        lengthLimits: permittedTotal === null ? [] : [{ articleLength: '32', permittedTotal }],
        variants: given
          .filter((one) => one !== null)
          .map((one) =>
            sampleVariant({ ...one, articleVariantId: `k-${at}-${one.articleLength}-${one.size}` }),
          ),
      }),
    ),
  }),
);
const weights = fc.option(
  fc
    .tuple(
      ...lengths.flatMap((articleLength) =>
        sizes.map((size) => fc.nat(9).map((weight) => ({ articleLength, size, weight }))),
      ),
    )
    .map((given) => ({ weights: given })),
  { nil: null },
);

/** What of a planned row is more than may be ordered. */
const excessOf = ({ row, cells, pieces }: PlannedRow): unknown[] => {
  const most = row.colour.lengthLimits.find(
    ({ articleLength }) => articleLength === row.articleLength,
  )?.permittedTotal;
  const beyond = cells.filter(
    (cell) => cell !== null && (cell.barred ? cell.pieces > 0 : cell.pieces > (cell.most ?? 9999)),
  );
  return most !== undefined && pieces > most ? [row.key, ...beyond] : beyond;
};

describe('M4 quick order', () => {
  it('M4 quick order always sums to the total, and never goes beyond stock, permitted pieces or what can be ordered', () => {
    fc.assert(
      fc.property(
        styles,
        weights,
        fc.constantFrom(...quickOrderScopes),
        fc.integer({ min: 1, max: 900 }),
        (style, curve, scope, total) => {
          const articleColorIds = style.colours.map((colour) => colour.articleColorId);
          const { rows, asked, placed, unplaced } = quickOrderPlan(
            choiceOf({ style, articleColorIds, scope, curve, total }),
          );
          expect(placed + unplaced).toBe(asked);
          expect(unplaced).toBeGreaterThanOrEqual(0);
          for (const row of rows) expect(excessOf(row)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('M4 takes the total for all colours together, for each, or for each length', () => {
    expect(piecesOf(choiceOf({ scope: 'style' }))).toEqual([
      [3, 2],
      [3, 2],
    ]);
    expect(quickOrderPlan(choiceOf({ scope: 'colour' }))).toMatchObject({ asked: 20, placed: 20 });
    const style = sampleStyle({
      lengths,
      colours: [
        sampleColour({
          variants: lengths.map((articleLength) =>
            sampleVariant({ articleVariantId: articleLength, articleLength, size: 'S' }),
          ),
        }),
      ],
    });
    expect(piecesOf(choiceOf({ style, scope: 'length', total: 7 }))).toEqual([
      [7, null],
      [7, null],
    ]);
  });

  it('M4 follows the curve, and keeps the total around what was set by hand', () => {
    const curve = {
      weights: [
        { articleLength: '32', size: 'S', weight: 1 },
        { articleLength: '32', size: 'M', weight: 3 },
      ],
    };
    expect(piecesOf(choiceOf({ curve, total: 16 }))).toEqual([
      [2, 6],
      [2, 6],
    ]);
    expect(piecesOf(choiceOf({ curve, total: 16, adjusted: { 'v-1': 8 } }))[0]?.[0]).toBe(8);
    expect(quickOrderPlan(choiceOf({ curve, total: 16, adjusted: { 'v-1': 8 } }))).toMatchObject({
      placed: 16,
      unplaced: 0,
    });
    expect(quickOrderPlan(choiceOf({ total: 16, adjusted: { 'v-1': 20 } }))).toMatchObject({
      placed: 20,
      unplaced: -4,
    });
  });

  it('M4 types every cell of the chosen colours, and leaves others alone', () => {
    expect(entriesOfPlan(quickOrderPlan(choiceOf({ articleColorIds: ['k-2'], total: 1 })))).toEqual([
      { articleVariantId: 'v-3', entry: '1' },
      { articleVariantId: 'v-4', entry: '' },
    ]);
    expect(quickOrderPlan(choiceOf({ articleColorIds: [] }))).toMatchObject({ asked: 0, placed: 0 });
  });
});
