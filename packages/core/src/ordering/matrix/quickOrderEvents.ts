import type { Failure } from '../../api/failure.ts';
import type { SeasonPlace, SizeCurve, Style } from '../../contract/index.ts';
import type { CellEntry } from '../cart/cartEvents.ts';
import { piecesOf } from '../cart/quantityEntry.ts';
import {
  entriesOfPlan,
  type QuickOrderPlan,
  type QuickOrderScope,
  quickOrderPlan,
} from './quickOrderPlan.ts';

export interface QuickOrderInput {
  readonly place: SeasonPlace;
  readonly mayInsert: boolean;
}

export interface CurvesInput {
  readonly place: SeasonPlace;
  readonly articleId: string;
}

/** What the quick order's chart knows; `planOf` says what would come of it. */
export interface QuickOrderContext extends QuickOrderInput {
  /** Null until it is opened for a style. */
  style: Style | null;
  /** Server time (epoch ms) the rules are asked about. */
  now: number;
  curves: readonly SizeCurve[];
  /** Null: none was chosen, the first there is holds. `even`: every size weighs the same. */
  curveId: string | null;
  scope: QuickOrderScope;
  articleColorIds: readonly string[];
  /** As typed. */
  total: string;
  /** Pieces set by hand, by articleVariantId. */
  adjusted: Readonly<Record<string, number>>;
  failure: Failure | null;
}

export type QuickOrderEvent =
  /** `articleColorIds`: the colours it begins with, all of the style's by default. */
  | { type: 'quickOrder.opened'; style: Style; now: number; articleColorIds?: readonly string[] }
  | { type: 'quickOrder.closed' }
  /** `takesQuantities`: the cart takes quantities at this moment. */
  | { type: 'quickOrder.taken'; takesQuantities: boolean }
  | { type: 'curve.chosen'; curveId: string }
  | { type: 'scope.chosen'; scope: QuickOrderScope }
  | { type: 'colour.toggled'; articleColorId: string }
  | { type: 'total.typed'; entry: string }
  | { type: 'cell.adjusted'; articleVariantId: string; entry: string }
  | { type: 'adjustments.dropped' }
  | { type: 'curves.retried' };

/** The id of the distribution that takes no curve. */
export const EVEN = 'even';
const MOST_TOTAL = 99_999;

/** Pieces asked for; null while what is typed is no whole number from 1 to 99,999. */
export const totalOf = (entry: string): number | null => {
  if (!/^\d{1,5}$/.test(entry)) return null;
  const total = Number(entry);
  return total > 0 && total <= MOST_TOTAL ? total : null;
};

type Chosen = Pick<QuickOrderContext, 'curves' | 'curveId'>;

/** The curve in force; null: every size weighs the same. */
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

/** The total as it would be spread; null while there is nothing to spread. Made once for a moment of the chart. */
export const planOf = (context: QuickOrderContext): QuickOrderPlan | null => {
  const known = plans.get(context);
  if (known !== undefined) return known;
  const plan = planFor(context);
  plans.set(context, plan);
  return plan;
};

/** What taking over types, all of it at once: one step for undo. */
export const entriesOf = (context: QuickOrderContext): CellEntry[] => {
  const plan = planOf(context);
  return plan === null ? [] : entriesOfPlan(plan);
};

/** What was set by hand after another entry; one that is no quantity changes nothing, an emptied one is spread again. */
export const adjustedWith = (
  adjusted: QuickOrderContext['adjusted'],
  { articleVariantId, entry }: { articleVariantId: string; entry: string },
): QuickOrderContext['adjusted'] => {
  const { [articleVariantId]: _, ...rest } = adjusted;
  const pieces = piecesOf(entry);
  if (pieces === null) return adjusted;
  return entry === '' ? rest : { ...adjusted, [articleVariantId]: pieces };
};
