import type { SellingTime } from '@selvedge/core/contract';

/** The last millisecond in which orders can be written: the sales period ends before `salesPeriodTo`. */
export const lastSalesMoment = ({ salesPeriodTo }: Pick<SellingTime, 'salesPeriodTo'>): number =>
  salesPeriodTo - 1;
