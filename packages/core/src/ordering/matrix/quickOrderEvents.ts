import type { SeasonPlace, SizeCurve, Style } from '../../contract/index.ts';
import { piecesOf } from '../../rules/quantityText.ts';
import type { CellEntry } from '../cart/cell.ts';
import {
  entriesOfPlan,
  type QuickOrderPlan,
  type QuickOrderScope,
  quickOrderPlan,
} from './quickOrderPlan.ts';
import type { CurvesCame } from './sizeCurves.machine.ts';
import type { StyleWanted } from './styleWanted.ts';

export interface QuickOrderInput {
  readonly place: SeasonPlace;
  readonly mayInsert: boolean;
}

/** The context of the quick order's chart; `planOf` calculates the result. */
export interface QuickOrderContext extends QuickOrderInput {
  /** Null until it is opened for a style. */
  style: Style | null;
  /** Server time (epoch ms) for evaluating the rules. */
  now: number;
  curves: readonly SizeCurve[];
  /** Null: none was chosen, so the first curve applies. `even`: every size has the same weight. */
  curveId: string | null;
  scope: QuickOrderScope;
  articleColorIds: readonly string[];
  /** As typed. */
  total: string;
  /** Pieces set by the user for single cells, by articleVariantId. */
  adjusted: Readonly<Record<string, number>>;
}

export type QuickOrderEvent =
  /**
   * `articleColorIds`: the colours selected initially; all colours of the style by default. `goesOn`: total, scope and
   * an even spread stay as they were for the style before.
   */
  | {
      type: 'quickOrder.opened';
      style: Style;
      now: number;
      articleColorIds?: readonly string[];
      goesOn?: boolean;
    }
  | { type: 'quickOrder.closed' }
  /** `takesQuantities`: whether the cart accepts quantities now. `next`: the articleId of the style to go on with. */
  | { type: 'quickOrder.taken'; takesQuantities: boolean; next?: string }
  | { type: 'curve.chosen'; curveId: string }
  | { type: 'scope.chosen'; scope: QuickOrderScope }
  | { type: 'colour.toggled'; articleColorId: string }
  | { type: 'total.typed'; entry: string }
  | { type: 'cell.adjusted'; articleVariantId: string; entry: string }
  | { type: 'adjustments.dropped' }
  | CurvesCame;

/** The curve id for an even allocation without a curve. */
export const EVEN = 'even';
const MOST_TOTAL = 99_999;

/** The requested total; null if the entry is not a whole number from 1 to 99,999. */
export const totalOf = (entry: string): number | null => {
  if (!/^\d{1,5}$/.test(entry)) return null;
  const total = Number(entry);
  return total > 0 && total <= MOST_TOTAL ? total : null;
};

type Chosen = Pick<QuickOrderContext, 'curves' | 'curveId'>;

/** The curve that applies; null: every size has the same weight. */
export const curveInForce = ({ curves, curveId }: Chosen): SizeCurve | null =>
  curveId === null ? (curves[0] ?? null) : (curves.find((curve) => curve.curveId === curveId) ?? null);

const plans = new WeakMap<QuickOrderContext, QuickOrderPlan | null>();

const planFor = (context: QuickOrderContext): QuickOrderPlan | null => {
  const { style, place, now, articleColorIds, scope, adjusted } = context;
  const total = totalOf(context.total);
  if (style === null || total === null || articleColorIds.length === 0) return null;
  return quickOrderPlan({
    style,
    moment: { place, now },
    articleColorIds,
    scope,
    curve: curveInForce(context),
    total,
    adjusted,
  });
};

/** The planned allocation; null while there is nothing to spread. Cached per context. */
export const planOf = (context: QuickOrderContext): QuickOrderPlan | null => {
  const known = plans.get(context);
  if (known !== undefined) return known;
  const plan = planFor(context);
  plans.set(context, plan);
  return plan;
};

/** The entries for the cart, all at once: one undo step. */
export const entriesOf = (context: QuickOrderContext): CellEntry[] => {
  const plan = planOf(context);
  return plan === null ? [] : entriesOfPlan(plan);
};

/** The style to go on with after this one, and what was ordered of this one; null: none. */
export const wantedAfter = (context: QuickOrderContext, next: string | undefined): StyleWanted | null =>
  next === undefined
    ? null
    : {
        type: 'quickStyle.wanted',
        articleId: next,
        before: { style: context.style?.name ?? '', pieces: planOf(context)?.placed ?? 0 },
      };

/**
 * The adjusted cells after another entry. An invalid entry changes nothing; an emptied cell takes part in the
 * allocation again.
 */
export const adjustedWith = (
  adjusted: QuickOrderContext['adjusted'],
  { articleVariantId, entry }: { articleVariantId: string; entry: string },
): QuickOrderContext['adjusted'] => {
  const { [articleVariantId]: _, ...rest } = adjusted;
  const pieces = piecesOf(entry);
  if (pieces === null) return adjusted;
  return entry === '' ? rest : { ...adjusted, [articleVariantId]: pieces };
};
