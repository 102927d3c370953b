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

/** What is stored, by articleId: counted once for each state of the store, not at each keystroke. */
const storedBy = (lines: Lines): Stored => {
  const known = counted.get(lines);
  if (known) return known;
  const pieces = new Map<string, number>();
  const value = new Map<string, number>();
  let whole = 0;
  lines.forEach(({ articleId, quantity, storedPrice }) => {
    const worth = quantity * (storedPrice ?? 0);
    addTo(pieces, articleId, quantity);
    addTo(value, articleId, worth);
    whole += worth;
  });
  const stored = { pieces, value, whole };
  counted.set(lines, stored);
  return stored;
};

/**
 * Pieces by articleId, as far as lines are stored: what is typed over a line counts, what was never stored
 * does not, since only the style's own page knows whose it is.
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
 * Value at cost price (minor units) of everything whose price was stored, with what is typed over it; the
 * style on the screen is left out where its own sums, which know every price, are added.
 */
export const storedValue = ({ lines, ledger }: CountedCart, exceptArticleId?: string): number => {
  const { value, whole } = storedBy(lines);
  let sum = whole - (exceptArticleId === undefined ? 0 : (value.get(exceptArticleId) ?? 0));
  ledger.cells.forEach((edit, id) => {
    const line = lines.get(id);
    if (line && line.articleId !== exceptArticleId)
      sum += (wishedOf(edit) - line.quantity) * (line.storedPrice ?? 0);
  });
  return sum;
};
