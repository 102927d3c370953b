import { array, type Infer, integer, optional, string, type } from 'superstruct';

/** An amount of money in minor units of a currency (ISO 4217). */
export const amountStruct = type({ currency: string(), value: integer() });
/** An amount of money in minor units of a currency (ISO 4217). */
export type Amount = Infer<typeof amountStruct>;

/**
 * What a sum has besides its own currency, by currency: prices that were stored before the customer's price list got
 * another one (N7). They are never added to it. Absent: there are none.
 */
export const otherValuesField = optional(array(amountStruct));
