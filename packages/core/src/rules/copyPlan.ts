import { type CopyReason, type CopySums, MOST_PIECES } from '../contract/index.ts';
import { permittedTotalOf, pieceLimitsOf } from '../rules/quantityRules.ts';
import { hindranceOfLine } from '../rules/styleFindings.ts';
import type { CopyFacts, PlannedLine } from './copyFacts.ts';
import type { LineFacts } from './facts.ts';
import { existingPieces, reasonOf, targetReasons } from './targetReasons.ts';

/** The result for one line of the source: planned = copied + refused. */
export interface LineOutcome {
  readonly line: PlannedLine;
  readonly copied: number;
  readonly refused: number;
  /** Pieces in that cell of the target's cart before the copy. */
  readonly standing: number;
  /** The price valid for the target, minor units. */
  readonly price: number | null;
  /** The price differs from the source's, in the same currency. */
  readonly priceDiffers: boolean;
  /** Why the line is not copied unchanged; never empty if pieces are refused. */
  readonly reasons: readonly CopyReason[];
}

/** The result for one target: the lines it takes, or the reasons why it takes none. */
export interface TargetPlan {
  /** If not empty, the target takes nothing. */
  readonly reasons: readonly CopyReason[];
  readonly lines: readonly LineOutcome[];
  readonly sums: CopySums;
  /** Pieces removed from the target's cart. */
  readonly removed: number;
  readonly value: number;
  readonly priceDifferences: number;
}

const asCartLine = ({ planned, articleColorId, articleVariantId, facts }: PlannedLine): LineFacts => ({
  articleId: '',
  articleColorId,
  articleVariantId,
  quantity: planned,
  storedPrice: facts.variant?.salesPrice ?? null,
  ...facts,
});

interface Limit {
  readonly most: number;
  readonly reason: CopyReason;
}

const limitsOf = ({ facts: { variant } }: PlannedLine, wished: number): Limit[] => [
  { most: MOST_PIECES, reason: { code: 'cellFull', values: { most: MOST_PIECES, quantity: wished } } },
  ...(variant ? pieceLimitsOf(variant) : []).map(({ code, fact, most }) => ({
    most,
    reason: { code, values: { [fact]: most, quantity: wished } },
  })),
];

const lengthKey = (articleColorId: string, articleLength: string): string =>
  `${articleColorId} ${articleLength}`;

/** The option limit: what is left of a colour's total in a length, after existing pieces and those copied so far. */
function lengthLimit(line: PlannedLine, totals: ReadonlyMap<string, number>, wished: number): Limit[] {
  const articleLength = line.facts.variant?.articleLength ?? '';
  const permittedTotal = permittedTotalOf(line.facts.colour, articleLength);
  if (permittedTotal === null) return [];
  const total = totals.get(lengthKey(line.articleColorId, articleLength)) ?? 0;
  const values = { permittedTotal, total: total + wished, articleLength };
  return [{ most: permittedTotal - total, reason: { code: 'lengthTotalExceeded', values } }];
}

function outcomesOf(facts: CopyFacts): LineOutcome[] {
  const stays = facts.standing === 'replace' ? [] : facts.existingLines;
  const standing = new Map(facts.existingLines.map((line) => [line.articleVariantId, line.quantity]));
  const kept = new Map(stays.map((line) => [line.articleVariantId, line.quantity]));
  const totals = new Map<string, number>();
  const count = (articleColorId: string, articleLength: string, pieces: number) => {
    const key = lengthKey(articleColorId, articleLength);
    totals.set(key, (totals.get(key) ?? 0) + pieces);
  };
  for (const line of stays) count(line.articleColorId, line.articleLength, line.quantity);
  return facts.lines.map((line) => {
    const { planned, priceWas } = line;
    const before = standing.get(line.articleVariantId) ?? 0;
    const price = line.facts.variant?.salesPrice ?? null;
    const common = { line, standing: before, price };
    const barred = hindranceOfLine(asCartLine(line), facts.place, facts.now);
    if (barred)
      return { ...common, copied: 0, refused: planned, priceDiffers: false, reasons: [reasonOf(barred)] };
    const base = kept.get(line.articleVariantId) ?? 0;
    const cell = limitsOf(line, base + planned).filter(({ most }) => most < base + planned);
    const fitting = Math.max(0, Math.min(planned, ...cell.map(({ most }) => most - base)));
    const length = lengthLimit(line, totals, fitting).filter(({ most }) => most < fitting);
    const copied = Math.max(0, Math.min(fitting, ...length.map(({ most }) => most)));
    count(line.articleColorId, line.facts.variant?.articleLength ?? '', copied);
    return {
      ...common,
      copied,
      refused: planned - copied,
      priceDiffers:
        copied > 0 && facts.currency === facts.sourceCurrency && priceWas !== null && priceWas !== price,
      reasons: [...cell, ...length].map(({ reason }) => reason),
    };
  });
}

const refusedWhole = (outcome: LineOutcome, reasons: readonly CopyReason[]): LineOutcome => ({
  ...outcome,
  copied: 0,
  refused: outcome.line.planned,
  priceDiffers: false,
  reasons: outcome.copied > 0 || outcome.reasons.length === 0 ? reasons : outcome.reasons,
});

const sumsOf = (lines: readonly LineOutcome[]): CopySums => {
  const sum = (of: (outcome: LineOutcome) => number) => lines.reduce((all, one) => all + of(one), 0);
  return {
    planned: sum(({ line }) => line.planned),
    copied: sum(({ copied }) => copied),
    refused: sum(({ refused }) => refused),
    lines: lines.length,
    copiedLines: sum(({ refused }) => Number(refused === 0)),
    reducedLines: sum(({ copied, refused }) => Number(copied > 0 && refused > 0)),
    refusedLines: sum(({ copied }) => Number(copied === 0)),
  };
};

/**
 * Plans the copy of a source to one target: each line is copied, reduced or refused with its reasons (N9). A pure
 * function: the backend both plans and runs copies with it.
 */
export function planTarget(facts: CopyFacts): TargetPlan {
  const free = outcomesOf(facts);
  const found = targetReasons(facts);
  const nothing = found.length === 0 && free.every(({ copied }) => copied === 0);
  const reasons: readonly CopyReason[] = nothing ? [{ code: 'nothingToCopy', values: {} }] : found;
  const lines = reasons.length === 0 ? free : free.map((outcome) => refusedWhole(outcome, reasons));
  return {
    reasons,
    lines,
    sums: sumsOf(lines),
    removed: reasons.length === 0 && facts.standing === 'replace' ? existingPieces(facts) : 0,
    value: lines.reduce((all, { copied, price }) => all + copied * (price ?? 0), 0),
    priceDifferences: lines.filter(({ priceDiffers }) => priceDiffers).length,
  };
}

/** The result for a target that was written as planned (N9). */
export const endOf = ({ reasons, sums, priceDifferences }: TargetPlan) => {
  if (reasons.length > 0) return 'failed';
  return sums.refused > 0 || priceDifferences > 0 ? 'copiedWithWarnings' : 'copied';
};

/**
 * The lines to report individually: those a target does not take unchanged. None if the target takes nothing at all.
 */
export const linesToReport = ({ reasons, lines }: TargetPlan): LineOutcome[] => {
  const whole = reasons.some(({ code }) => code !== 'nothingToCopy');
  return whole ? [] : lines.filter((line) => line.refused > 0 || line.priceDiffers);
};
