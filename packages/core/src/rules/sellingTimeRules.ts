import type { Finding } from '../contract/index.ts';
import type { CartFacts, LineFacts } from './facts.ts';
import { finding, placeOfColour } from './placeOf.ts';

/**
 * The selling time is active: in preview nothing can be completed, outside the selling time nothing is for sale (L3,
 * N7).
 */
export const sellingTimeIsActive = ({ now, sellingTime }: CartFacts): Finding[] => {
  if (sellingTime && now < sellingTime.salesPeriodFrom) {
    return [finding('inPreview', {}, { salesPeriodFrom: sellingTime.salesPeriodFrom })];
  }
  return sellingTime && now < sellingTime.salesPeriodTo ? [] : [finding('styleNotForSale')];
};

/** The problem with the sales period of a line's colour at a time; null if none. */
export const periodFaultOf = (line: LineFacts, now: number): Finding | null => {
  const end = line.colour?.salesPeriodTo ?? null;
  if (end === null || now < end) return null;
  return finding('colourPeriodEnded', placeOfColour(line), { salesPeriodTo: end });
};

/** Each ordered colour is in its sales period; one finding per colour (N7). */
export const coloursAreInSalesPeriod = ({ now, lines }: CartFacts): Finding[] => {
  const ended = new Map<string, Finding>();
  for (const line of lines) {
    const fault = periodFaultOf(line, now);
    if (fault) ended.set(line.articleColorId, fault);
  }
  return [...ended.values()];
};
