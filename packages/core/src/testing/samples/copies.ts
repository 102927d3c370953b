import type { CopyOutcome, CopyPlan, CopyReport, CopyTarget } from '../../contract/index.ts';
import { sampleNow } from './seasons.ts';

const head = {
  source: { kind: 'cart' as const, number: '4711', customerName: 'Modehaus Lindner', currency: 'EUR' },
  rightEnv: 'preorder' as const,
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
};

/** A target that takes everything. */
export const sampleCopyTarget = (parts: Partial<CopyTarget> = {}): CopyTarget => ({
  customerId: 'c-3',
  customerNumber: '4713',
  customerName: 'Hallman',
  city: 'Malmö',
  currency: 'EUR',
  otherCurrency: false,
  standing: null,
  cart: null,
  removed: 0,
  version: 'v-1',
  reasons: [],
  sums: { planned: 7, copied: 7, refused: 0, lines: 2, copiedLines: 2, reducedLines: 0, refusedLines: 0 },
  value: 34930,
  priceDifferences: 0,
  lines: [],
  ...parts,
});

const nothing = {
  sums: { planned: 7, copied: 0, refused: 7, lines: 2, copiedLines: 0, reducedLines: 0, refusedLines: 2 },
  value: 0,
};

/** One that has a cart already, nobody having decided what becomes of it. */
export const filledCopyTarget = sampleCopyTarget({
  customerId: 'c-4',
  customerNumber: '4714',
  customerName: 'Perrin & Fils',
  city: 'Lyon',
  cart: { cartId: 'cart-4', approved: true, pieces: 12 },
  reasons: [{ code: 'targetNotEmpty', values: { pieces: 12 } }],
  ...nothing,
});

/** One that takes fewer pieces, at another price. */
export const reducedCopyTarget = sampleCopyTarget({
  customerId: 'c-5',
  customerNumber: '4715',
  customerName: 'Kaufhaus Ostwall',
  city: 'Dortmund',
  sums: { planned: 7, copied: 5, refused: 2, lines: 2, copiedLines: 1, reducedLines: 1, refusedLines: 0 },
  value: 25950,
  priceDifferences: 1,
  lines: [
    {
      articleVariantId: 'v-1',
      articleNumber: '50-4711',
      styleName: 'Poplin shirt',
      colourName: 'Navy',
      hex: '#1f2a44',
      articleLength: '32',
      size: 'S',
      planned: 4,
      copied: 2,
      refused: 2,
      standing: 0,
      priceWas: 4990,
      price: 5190,
      reasons: [{ code: 'stockExceeded', values: { availableQuantity: 2, quantity: 4 } }],
    },
  ],
});

/** The plan of copying to some targets. */
export const sampleCopyPlan = (...targets: CopyTarget[]): CopyPlan => ({
  ...head,
  version: 'plan-1',
  targets,
});

const outcome = (target: CopyTarget, end: CopyOutcome['end']): CopyOutcome => ({
  ...target,
  end,
  cartId: end === 'failed' ? null : `cart-${target.customerId}`,
});

const report = (...targets: CopyOutcome[]): CopyReport => ({
  copyId: 'copy-1',
  at: sampleNow,
  by: 'Bea Buyer',
  ...head,
  targets,
});

/** A copy whose only target took everything. */
export const copiedReport = report(outcome(sampleCopyTarget(), 'copied'));
/** A copy with a target that took fewer pieces: copied with warnings. */
export const warnedReport = report(
  outcome(sampleCopyTarget(), 'copied'),
  outcome(reducedCopyTarget, 'copiedWithWarnings'),
);
/** A copy with a target that failed, its cart not being empty. */
export const failedReport = report(
  outcome(sampleCopyTarget(), 'copied'),
  outcome(filledCopyTarget, 'failed'),
);
