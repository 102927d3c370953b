import type { CartLine } from '../../contract/index.ts';
import type { CartContext } from './cartEvents.ts';
import { type Lines, wishedOf } from './ledger.ts';

type CountedCart = Pick<CartContext, 'lines' | 'ledger'>;

interface Stored {
  readonly pieces: ReadonlyMap<string, number>;
  /** Minor units. */
  readonly value: ReadonlyMap<string, number>;
  readonly whole: number;
}

const counted = new WeakMap<Lines, Stored>();

const addTo = (sums: Map<string, number>, key: string, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount);

/** A line's stored price, if it is in the cart's currency: no other is added to it (N7). */
const priceIn = ({ storedPrice, storedCurrency }: CartLine): number =>
  storedCurrency === undefined ? (storedPrice ?? 0) : 0;

/** Stored totals by articleId, computed once per stored state and not on each keystroke. */
const storedBy = (lines: Lines): Stored => {
  const known = counted.get(lines);
  if (known) return known;
  const pieces = new Map<string, number>();
  const value = new Map<string, number>();
  let whole = 0;
  lines.forEach((line) => {
    const { articleId, quantity } = line;
    const worth = quantity * priceIn(line);
    addTo(pieces, articleId, quantity);
    addTo(value, articleId, worth);
    whole += worth;
  });
  const stored = { pieces, value, whole };
  counted.set(lines, stored);
  return stored;
};

/**
 * Pieces by articleId, based on the stored lines. Edits of stored lines count. Variants that were never stored do
 * not, because only the style's own page knows their style.
 */
export const piecesByStyle = ({ lines, ledger }: CountedCart): Map<string, number> => {
  const pieces = new Map(storedBy(lines).pieces);
  ledger.cells.forEach((edit, id) => {
    const line = lines.get(id);
    if (line) addTo(pieces, line.articleId, wishedOf(edit) - line.quantity);
  });
  for (const [articleId, count] of pieces) if (count <= 0) pieces.delete(articleId);
  return pieces;
};

/**
 * Value at cost price (minor units) of all lines with a stored price, including edits of them. Leave out the style on
 * the screen (`exceptArticleId`) when its own sums are added, since they know every price.
 */
export const storedValue = ({ lines, ledger }: CountedCart, exceptArticleId?: string): number => {
  const { value, whole } = storedBy(lines);
  let sum = whole - (exceptArticleId === undefined ? 0 : (value.get(exceptArticleId) ?? 0));
  ledger.cells.forEach((edit, id) => {
    const line = lines.get(id);
    if (line && line.articleId !== exceptArticleId) sum += (wishedOf(edit) - line.quantity) * priceIn(line);
  });
  return sum;
};
