import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PIECES } from '../contract/index.ts';
import { sampleNow, samplePlace, sampleVariant } from '../testing/index.ts';
import type { CopyFacts, PlannedLine } from './copyFacts.ts';
import { endOf, linesToReport, planTarget } from './copyPlan.ts';

const style = {
  season: samplePlace.season,
  subdivision: samplePlace.subdivision,
  collectionType: samplePlace.collectionType,
};
const most = fc.option(fc.integer({ min: 0, max: 40 }));
const quantity = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(9_000, MOST_PIECES));

const line = fc.record({
  planned: quantity,
  priceWas: fc.option(fc.constantFrom(4990, 5000)),
  colour: fc.constantFrom('k-1', 'k-2'),
  articleLength: fc.constantFrom('32', '34'),
  limit: most,
  availableQuantity: most,
  permittedQuantity: most,
  salesPrice: fc.option(fc.constant(4990), { freq: 6 }),
  buyable: fc.boolean(),
  known: fc.boolean(),
  standing: fc.option(quantity),
});

const facts = fc
  .record({
    lines: fc.array(line, { maxLength: 8 }),
    standing: fc.constantFrom('add' as const, 'replace' as const, null),
    currency: fc.constantFrom('EUR', 'PLN'),
    carriesSubdivision: fc.boolean(),
    isSource: fc.boolean(),
    open: fc.boolean(),
    locked: fc.boolean(),
    strict: fc.boolean(),
  })
  .map(({ lines, strict, ...dependencies }): CopyFacts => {
    const easy = !strict;
    return {
      now: sampleNow,
      place: samplePlace,
      currency: dependencies.currency,
      sourceCurrency: 'EUR',
      isSource: strict && dependencies.isSource,
      carriesSubdivision: easy || dependencies.carriesSubdivision,
      sellingTime:
        easy || dependencies.open ? { salesPeriodFrom: sampleNow - 1, salesPeriodTo: sampleNow + 1 } : null,
      mayPreview: false,
      locks:
        strict && dependencies.locked
          ? [{ scope: 'customer', subject: null, reason: 'Payment overdue' }]
          : [],
      standing: dependencies.standing,
      existingLines: lines.flatMap((one, index) =>
        one.standing === null
          ? []
          : [
              {
                articleColorId: one.colour,
                articleVariantId: `v-${index}`,
                articleLength: one.articleLength,
                quantity: one.standing,
              },
            ],
      ),
      lines: lines.map((one, index) => ({
        planned: one.planned,
        priceWas: one.priceWas,
        articleColorId: one.colour,
        articleVariantId: `v-${index}`,
        facts:
          one.known || easy
            ? {
                style,
                colour: {
                  salesPeriodTo: null,
                  lengthLimits:
                    one.limit === null
                      ? []
                      : [{ articleLength: one.articleLength, permittedTotal: one.limit }],
                },
                variant: sampleVariant({
                  articleVariantId: `v-${index}`,
                  articleLength: one.articleLength,
                  availableQuantity: one.availableQuantity,
                  permittedQuantity: one.permittedQuantity,
                  salesPrice: one.salesPrice,
                  buyable: easy || one.buyable,
                }),
              }
            : { style: null, colour: null, variant: null },
      })),
    };
  });

const keptPieces = ({ standing, existingLines }: CopyFacts) =>
  new Map(
    (standing === 'replace' ? [] : existingLines).map((one) => [one.articleVariantId, one.quantity] as const),
  );
const mostOf = ({ facts: { variant } }: PlannedLine) =>
  Math.min(MOST_PIECES, variant?.availableQuantity ?? MOST_PIECES, variant?.permittedQuantity ?? MOST_PIECES);
const keyOf = ({ articleColorId, articleLength }: { articleColorId: string; articleLength: string }) =>
  `${articleColorId} ${articleLength}`;
const lengthOf = ({ articleColorId, facts: { variant } }: PlannedLine) =>
  keyOf({ articleColorId, articleLength: variant?.articleLength ?? '' });
/** The widest limit of a length that any of its lines was planned under. */
const limitsIn = ({ lines }: CopyFacts) => {
  const limits = new Map<string, number>();
  for (const line of lines) {
    const limit = line.facts.colour?.lengthLimits[0]?.permittedTotal ?? Number.POSITIVE_INFINITY;
    limits.set(lengthOf(line), Math.max(limits.get(lengthOf(line)) ?? 0, limit));
  }
  return limits;
};

describe('planning a copy', () => {
  it('N9 planned is copied + refused, of each line and in all, and what is refused has its reason', () => {
    fc.assert(
      fc.property(facts, (dependencies) => {
        const plan = planTarget(dependencies);
        expect(plan.lines.map(({ line }) => line)).toEqual(dependencies.lines);
        for (const { line, copied, refused, reasons } of plan.lines) {
          expect(copied + refused).toBe(line.planned);
          expect(Math.min(copied, refused)).toBeGreaterThanOrEqual(0);
          if (refused > 0) expect(reasons).not.toEqual([]);
        }
        const { sums } = plan;
        expect(sums.planned).toBe(sums.copied + sums.refused);
        expect(sums.planned).toBe(dependencies.lines.reduce((all, { planned }) => all + planned, 0));
        expect(sums.lines).toBe(sums.copiedLines + sums.reducedLines + sums.refusedLines);
        if (plan.reasons.length > 0) expect(sums.copied).toBe(0);
        else expect(sums.copied).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('N9 what is copied exceeds no stock, no permission and no cell', () => {
    fc.assert(
      fc.property(facts, (dependencies) => {
        const kept = keptPieces(dependencies);
        for (const { line, copied } of planTarget(dependencies).lines.filter((one) => one.copied > 0)) {
          const after = copied + (kept.get(line.articleVariantId) ?? 0);
          expect(after).toBeLessThanOrEqual(mostOf(line));
          expect(line.facts.variant?.salesPrice).not.toBeNull();
        }
      }),
      { numRuns: 500 },
    );
  });

  it('N9 what is copied exceeds no total of a length, whatever stands there', () => {
    fc.assert(
      fc.property(facts, (dependencies) => {
        const { lines } = planTarget(dependencies);
        const stays = dependencies.standing === 'replace' ? [] : dependencies.existingLines;
        const totalOf = (key: string) =>
          stays.reduce((sum, one) => sum + (keyOf(one) === key ? one.quantity : 0), 0) +
          lines.reduce((sum, one) => sum + (lengthOf(one.line) === key ? one.copied : 0), 0);
        for (const { line, copied } of lines) {
          const limit = line.facts.colour?.lengthLimits[0];
          const permitted = limit && copied > 0 ? (limitsIn(dependencies).get(lengthOf(line)) ?? 0) : null;
          if (permitted !== null) expect(totalOf(lengthOf(line))).toBeLessThanOrEqual(permitted);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('N9 tells of every line that is not taken as it is, and of no other, unless the target takes nothing', () => {
    fc.assert(
      fc.property(facts, (dependencies) => {
        const plan = planTarget(dependencies);
        const reportedLines = linesToReport(plan);
        const whole = plan.reasons.some(({ code }) => code !== 'nothingToCopy');
        const expected = whole ? [] : plan.lines.filter((one) => one.refused > 0 || one.priceDiffers);
        expect(reportedLines).toEqual(expected);
        if (endOf(plan) === 'copied') expect(reportedLines).toEqual([]);
      }),
    );
  });
});
