import type { Finding } from '../contract/index.ts';
import type { CartFacts } from './facts.ts';
import { finding, placeOfLine } from './placeOf.ts';

/**
 * A valid sales price exists and equals the price the line was stored with, in the same currency (N7). Asked by the order
 * check and once more when the order is finalized: a price that changed since the approval refuses it, none is replaced
 * without being accepted.
 */
export const pricesAreUnchanged = ({ lines, cart }: CartFacts): Finding[] =>
  lines.flatMap((line) => {
    if (line.variant === null) return [];
    const valid = line.variant.salesPrice;
    if (valid === null) return [finding('priceMissing', placeOfLine(line))];
    const { storedPrice, storedCurrency = cart.currency } = line;
    if (storedPrice === valid && storedCurrency === cart.currency) return [];
    return [
      finding('priceChanged', placeOfLine(line), {
        storedPrice: storedPrice ?? 0,
        storedCurrency,
        validPrice: valid,
        validCurrency: cart.currency,
      }),
    ];
  });
