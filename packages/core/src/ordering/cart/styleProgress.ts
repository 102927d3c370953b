import type { CartLine } from '../../contract/index.ts';
import type { OrderTotals } from '../../rules/orderTotals.ts';
import type { CartContext } from './cartEvents.ts';
import { type Lines, wishedOf } from './ledger.ts';

type CountedCart = Pick<CartContext, 'lines' | 'ledger'>;

interface Stored {
  /** Pieces by articleId. */
  readonly styles: ReadonlyMap<string, number>;
  /** Pieces by style and colour. */
  readonly options: ReadonlyMap<string, number>;
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

const styleOf = ({ articleId }: CartLine): string => articleId;
const optionOf = ({ articleId, articleColorId }: CartLine): string => `${articleId} ${articleColorId}`;

/** Stored totals, computed once per stored state and not on each keystroke. */
const storedBy = (lines: Lines): Stored => {
  const known = counted.get(lines);
  if (known) return known;
  const styles = new Map<string, number>();
  const options = new Map<string, number>();
  const value = new Map<string, number>();
  let whole = 0;
  lines.forEach((line) => {
    const worth = line.quantity * priceIn(line);
    addTo(styles, styleOf(line), line.quantity);
    addTo(options, optionOf(line), line.quantity);
    addTo(value, styleOf(line), worth);
    whole += worth;
  });
  const stored = { styles, options, value, whole };
  counted.set(lines, stored);
  return stored;
};

/** Stored pieces with the edits of stored lines; without what has no pieces. */
const withEdits = (
  stored: ReadonlyMap<string, number>,
  { lines, ledger }: CountedCart,
  keyOf: (line: CartLine) => string,
): Map<string, number> => {
  const pieces = new Map(stored);
  ledger.cells.forEach((edit, id) => {
    const line = lines.get(id);
    if (line) addTo(pieces, keyOf(line), wishedOf(edit) - line.quantity);
  });
  for (const [key, count] of pieces) if (count <= 0) pieces.delete(key);
  return pieces;
};

/**
 * Pieces by articleId, based on the stored lines. Edits of stored lines count. Variants that were never stored do
 * not, because only the style's own page knows their style.
 */
export const piecesByStyle = (cart: CountedCart): Map<string, number> =>
  withEdits(storedBy(cart.lines).styles, cart, styleOf);

/** Numbers of styles and of styles in a colour, counted as in {@link piecesByStyle}, without one style. */
export const storedOptions = (
  cart: CountedCart,
  exceptArticleId?: string,
): Pick<OrderTotals, 'styles' | 'options'> => {
  const styles = piecesByStyle(cart);
  const options = [...withEdits(storedBy(cart.lines).options, cart, optionOf).keys()];
  if (exceptArticleId === undefined) return { styles: styles.size, options: options.length };
  styles.delete(exceptArticleId);
  return {
    styles: styles.size,
    options: options.filter((option) => !option.startsWith(`${exceptArticleId} `)).length,
  };
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
