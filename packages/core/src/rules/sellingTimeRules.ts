import type { Finding } from '../contract/index.ts';
import type { CartFacts, LineFacts } from './facts.ts';
import { finding, placeOfColour } from './placeOf.ts';
import { hasEnded, type SalesPeriod, sellingPhaseOf } from './sellingPhase.ts';

/** A place's selling time, null if it never had one, at `now`, epoch ms by the server's clock. */
interface SellingMoment {
  readonly sellingTime: SalesPeriod | null;
  readonly now: number;
}

/**
 * The selling time is active: in preview nothing can be completed, outside the selling time nothing is for sale (L3,
 * N7).
 */
export const sellingTimeIsActive = ({ now, sellingTime }: SellingMoment): Finding[] => {
  const phase = sellingTime ? sellingPhaseOf(sellingTime, now) : 'ended';
  if (sellingTime && phase === 'upcoming')
    return [finding('inPreview', {}, { salesPeriodFrom: sellingTime.salesPeriodFrom })];
  return phase === 'active' ? [] : [finding('styleNotForSale')];
};

/** Nothing may be put into a cart outside the selling time; in preview, only users who may preview may (L3, K2). */
export const sellingTimeTakesEntries = (
  moment: SellingMoment & { readonly mayPreview: boolean },
): Finding[] => sellingTimeIsActive(moment).filter(({ code }) => code !== 'inPreview' || !moment.mayPreview);

/** The problem with the sales period of a line's colour at a time; null if none. */
export const periodFaultOf = (line: LineFacts, now: number): Finding | null => {
  const end = line.colour?.salesPeriodTo ?? null;
  if (end === null || !hasEnded(end, now)) return null;
  return finding('colourPeriodEnded', placeOfColour(line), { salesPeriodTo: end });
};

/** Each ordered colour is in its sales period; one finding per colour (N7). */
export const coloursAreInSalesPeriod = ({ now, lines }: Pick<CartFacts, 'now' | 'lines'>): Finding[] => {
  const ended = new Map<string, Finding>();
  for (const line of lines) {
    const fault = periodFaultOf(line, now);
    if (fault) ended.set(line.articleColorId, fault);
  }
  return [...ended.values()];
};
