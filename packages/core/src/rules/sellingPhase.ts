import { utc } from '@date-fns/utc';
import { differenceInDays } from 'date-fns';
import type { SellingTime } from '../contract/index.ts';

/** Start (inclusive) and end (exclusive) of a sales period, epoch ms by the server's clock (L3). */
export type SalesPeriod = Pick<SellingTime, 'salesPeriodFrom' | 'salesPeriodTo'>;

/**
 * The phases of a sales period (L3), by what they allow: orders are placed only in `active`, `upcoming` is the preview,
 * in which nothing can be completed, and after it has `ended` nothing is for sale.
 */
export const sellingPhases = ['active', 'upcoming', 'ended'] as const;
export type SellingPhase = (typeof sellingPhases)[number];

/** Whether a sales period is over at `now`, epoch ms; null: it has no end of its own (L3). */
export const hasEnded = (salesPeriodTo: number | null, now: number): boolean =>
  salesPeriodTo !== null && now >= salesPeriodTo;

/** The phase of a sales period at `now`, epoch ms by the server's clock (L3). */
export function sellingPhaseOf({ salesPeriodFrom, salesPeriodTo }: SalesPeriod, now: number): SellingPhase {
  if (now < salesPeriodFrom) return 'upcoming';
  return hasEnded(salesPeriodTo, now) ? 'ended' : 'active';
}

/** The last moment in which orders can be placed, epoch ms: its day is shown as the last day of sales (L2). */
export const lastSalesMoment = ({ salesPeriodTo }: Pick<SalesPeriod, 'salesPeriodTo'>): number =>
  salesPeriodTo - 1;

/** The phase of a sales period and whole days of 24 hours until it begins or ends; 0 once it has ended (L2). */
export function salesDays(period: SalesPeriod, now: number): { phase: SellingPhase; days: number } {
  const phase = sellingPhaseOf(period, now);
  const turn = { upcoming: period.salesPeriodFrom, active: period.salesPeriodTo, ended: now }[phase];
  return { phase, days: differenceInDays(turn, now, { in: utc }) };
}
