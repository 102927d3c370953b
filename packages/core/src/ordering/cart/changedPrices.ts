import type { AcceptedPrice, Style } from '../../contract/index.ts';
import type { Lines } from './ledger.ts';
import { variantIndex } from './variantIndex.ts';

/** A line whose valid price is not the one it was stored with; minor units, null: there was none. */
export interface ChangedPrice {
  readonly articleVariantId: string;
  readonly stored: number | null;
  readonly valid: number;
}

/** Lines that need 'Accept the new prices' (specification, section 5: sales price is unchanged). */
export const changedPrices = (styles: readonly Style[], lines: Lines): ChangedPrice[] => {
  const index = variantIndex(styles);
  const found: (ChangedPrice & { readonly at: number })[] = [];
  lines.forEach(({ storedPrice: stored, articleId }, articleVariantId) => {
    const placed = index.get(articleVariantId, articleId);
    const valid = placed?.variant.salesPrice ?? null;
    if (placed && valid !== null && valid !== stored)
      found.push({ articleVariantId, stored, valid, at: placed.at });
  });
  return found.sort((one, other) => one.at - other.at).map(({ at: _, ...changed }) => changed);
};

/** What accepting them comes to: the valid price of each. */
export const acceptedPrices = (changed: readonly ChangedPrice[]): AcceptedPrice[] =>
  changed.map(({ articleVariantId, valid }) => ({ articleVariantId, price: valid }));
