import type { Finding } from '../../contract/index.ts';
import type { CartFacts } from './facts.ts';
import { finding, placeOfLine } from './placeOf.ts';

/** A valid sales price exists and is the one the line was stored with (sections 5 and 8). */
export const pricesAreUnchanged = ({ lines, cart }: CartFacts): Finding[] =>
  lines.flatMap((line) => {
    if (line.variant === null) return [];
    const valid = line.variant.salesPrice;
    if (valid === null) return [finding('priceMissing', placeOfLine(line))];
    if (line.storedPrice === valid) return [];
    return [
      finding('priceChanged', placeOfLine(line), {
        storedPrice: line.storedPrice ?? 0,
        validPrice: valid,
        currency: cart.currency,
      }),
    ];
  });
