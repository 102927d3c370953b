import type { AcceptedPrice, Style } from '../../contract/index.ts';
import type { Lines } from './ledger.ts';

/** A line whose valid price is not the one it was stored with; minor units, null: there was none. */
export interface ChangedPrice {
  readonly articleVariantId: string;
  readonly stored: number | null;
  readonly valid: number;
}

/** Lines that need 'Accept the new prices' (specification, section 5: sales price is unchanged). */
export const changedPrices = (styles: readonly Style[], lines: Lines): ChangedPrice[] =>
  styles
    .flatMap(({ colours }) => colours.flatMap(({ variants }) => variants))
    .flatMap(({ articleVariantId, salesPrice: valid }) => {
      const line = lines.get(articleVariantId);
      if (!line || valid === null || line.storedPrice === valid) return [];
      return [{ articleVariantId, stored: line.storedPrice, valid }];
    });

/** What accepting them comes to: the valid price of each. */
export const acceptedPrices = (changed: readonly ChangedPrice[]): AcceptedPrice[] =>
  changed.map(({ articleVariantId, valid }) => ({ articleVariantId, price: valid }));
