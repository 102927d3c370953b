import type { Variant } from '../contract/index.ts';

/** Whether a size can be sold to this customer now, as far as the style's own data tell (N7). */
export const isOrderable = ({ buyable, cancelled, allowedForCustomer, salesPrice }: Variant): boolean =>
  buyable && !cancelled && allowedForCustomer && salesPrice !== null;
