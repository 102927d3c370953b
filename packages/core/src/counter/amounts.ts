import type { Finding } from '../contract/index.ts';

const amounts = new Set(['storedPrice', 'validPrice', 'limit', 'used', 'order', 'left', 'over']);

/**
 * The values of a finding as its message takes them: what is money (minor units of the currency beside it) is written by
 * `money`, the rest stands as it is.
 */
export const findingValues = (
  { values }: Finding,
  money: (minor: number, currency: string) => string,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      amounts.has(name) && typeof value === 'number' ? money(value, String(values.currency)) : value,
    ]),
  );
