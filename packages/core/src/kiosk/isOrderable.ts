import type { Variant } from '../contract/index.ts';

/** Whether a size is for sale to this customer at this moment, as far as the style itself tells (N7). */
export const isOrderable = ({ buyable, cancelled, allowedForCustomer, salesPrice }: Variant): boolean =>
  buyable && !cancelled && allowedForCustomer && salesPrice !== null;
