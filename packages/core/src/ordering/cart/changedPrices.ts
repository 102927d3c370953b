import type { AcceptedPrice, CartLine, Style } from '../../contract/index.ts';
import type { Lines } from './ledger.ts';
import { variantIndex } from './variantIndex.ts';

/** A line whose valid price differs from its stored price, or is in another currency. Minor units; null: no price. */
export interface ChangedPrice {
  readonly articleVariantId: string;
  readonly stored: number | null;
  readonly valid: number;
}

/**
 * Tracks the changed prices of a cart over its lifetime. After a change it only looks at the affected lines. It
 * returns the same object until the result changes.
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

  /** Whether the result changed. */
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

/** The prices to accept: the valid price of each line. */
export const acceptedPrices = (changed: readonly ChangedPrice[]): AcceptedPrice[] =>
  changed.map(({ articleVariantId, valid }) => ({ articleVariantId, price: valid }));
