import type { AcceptedPrice, CartLine, Style } from '../../contract/index.ts';
import type { Lines } from './ledger.ts';
import { variantIndex } from './variantIndex.ts';

/** A line whose valid price is not the one it was stored with, or in another currency; minor units, null: there was none. */
export interface ChangedPrice {
  readonly articleVariantId: string;
  readonly stored: number | null;
  readonly valid: number;
}

/**
 * The changed prices of a cart through its life: after a change only the lines that it touched are looked at anew. The
 * answer is the same object as long as nothing of it changed.
 */
export interface ChangedPricesBook {
  of(lines: Lines): readonly ChangedPrice[];
}

/** Finds the lines that need 'Accept the new prices' (N7). */
export function createChangedPricesBook(styles: readonly Style[]): ChangedPricesBook {
  const index = variantIndex(styles);
  const found = new Map<string, ChangedPrice>();
  let known: Lines | null = null;
  let list: readonly ChangedPrice[] = [];

  const changedIn = (line: CartLine | undefined): ChangedPrice | null => {
    if (!line) return null;
    const { articleVariantId, articleId, storedPrice: stored, storedCurrency } = line;
    const valid = index.get(articleVariantId, articleId)?.variant.salesPrice ?? null;
    const isSame = valid === stored && storedCurrency === undefined;
    return valid === null || isSame ? null : { articleVariantId, stored, valid };
  };

  /** Whether anything of the answer changed. */
  const look = (articleVariantId: string, line: CartLine | undefined): boolean => {
    const before = found.get(articleVariantId);
    const now = changedIn(line);
    if (before?.stored === now?.stored && before?.valid === now?.valid) return false;
    if (now) found.set(articleVariantId, now);
    else found.delete(articleVariantId);
    return true;
  };

  const placeOf = ({ articleVariantId }: ChangedPrice): number => index.get(articleVariantId)?.at ?? 0;

  return {
    of(lines) {
      if (known === lines) return list;
      let isOther = false;
      if (known === null)
        lines.forEach((line, id) => {
          isOther = look(id, line) || isOther;
        });
      else for (const id of lines.differing(known)) isOther = look(id, lines.get(id)) || isOther;
      if (isOther) list = [...found.values()].sort((one, other) => placeOf(one) - placeOf(other));
      known = lines;
      return list;
    },
  };
}

/** What accepting them comes to: the valid price of each. */
export const acceptedPrices = (changed: readonly ChangedPrice[]): AcceptedPrice[] =>
  changed.map(({ articleVariantId, valid }) => ({ articleVariantId, price: valid }));
