import type { CartLine } from '../../contract/index.ts';
import { type OrderTotals, totalsOf } from '../../rules/orderTotals.ts';
import type { CartContext } from './cartEvents.ts';
import { type Lines, wishedOf } from './ledger.ts';

type CountedCart = Pick<CartContext, 'lines' | 'ledger'>;

interface Stored {
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

const optionOf = ({ articleId, articleColorId }: CartLine): string => `${articleId}\n${articleColorId}`;
const styleOf = (option: string): string => option.slice(0, option.indexOf('\n'));

/** Stored totals, computed once per stored state and not on each keystroke. */
const storedBy = (lines: Lines): Stored => {
  const known = counted.get(lines);
  if (known) return known;
  const options = new Map<string, number>();
  const value = new Map<string, number>();
  let whole = 0;
  lines.forEach((line) => {
    const worth = line.quantity * priceIn(line);
    addTo(options, optionOf(line), line.quantity);
    addTo(value, line.articleId, worth);
    whole += worth;
  });
  const stored = { options, value, whole };
  counted.set(lines, stored);
  return stored;
};

/**
 * Pieces by option, based on the stored lines. Edits of stored lines count. Variants that were never stored do not, because
 * only the style's own page knows their style.
 */
const piecesByOption = ({ lines, ledger }: CountedCart): Map<string, number> => {
  const pieces = new Map(storedBy(lines).options);
  ledger.cells.forEach((edit, id) => {
    const line = lines.get(id);
    if (line) addTo(pieces, optionOf(line), wishedOf(edit) - line.quantity);
  });
  return pieces;
};

/** Pieces by articleId, counted like those of {@link storedTotals}. */
export const piecesByStyle = (cart: CountedCart): Map<string, number> => {
  const styles = new Map<string, number>();
  for (const [option, pieces] of piecesByOption(cart)) if (pieces > 0) addTo(styles, styleOf(option), pieces);
  return styles;
};

/**
 * Styles, options and pieces of the stored lines, with their edits, without one style. Variants that were never stored do
 * not count.
 */
export const storedTotals = (cart: CountedCart, exceptArticleId?: string): OrderTotals =>
  totalsOf(
    [...piecesByOption(cart)].flatMap(([option, quantity]) => {
      const articleId = styleOf(option);
      return articleId === exceptArticleId ? [] : [{ articleId, articleColorId: option, quantity }];
    }),
  );

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
