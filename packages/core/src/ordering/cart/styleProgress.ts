import type { CartContext } from './cartEvents.ts';

/**
 * Pieces by articleId, as far as lines are stored: what is typed over a line counts, what was never stored
 * does not, since only the style's own page knows whose it is.
 */
export const piecesByStyle = ({
  lines,
  edits,
}: Pick<CartContext, 'lines' | 'edits'>): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const { articleId, articleVariantId, quantity } of Object.values(lines)) {
    const count = edits[articleVariantId]?.pieces ?? quantity;
    if (count > 0) pieces.set(articleId, (pieces.get(articleId) ?? 0) + count);
  }
  return pieces;
};

/**
 * Value at cost price (minor units) of everything whose price was stored, with what is typed over it; the
 * style on the screen is left out where its own sums, which know every price, are added.
 */
export const storedValue = (
  { lines, edits }: Pick<CartContext, 'lines' | 'edits'>,
  exceptArticleId?: string,
): number =>
  Object.values(lines)
    .filter(({ articleId }) => articleId !== exceptArticleId)
    .reduce(
      (sum, { articleVariantId, quantity, storedPrice }) =>
        sum + (edits[articleVariantId]?.pieces ?? quantity) * (storedPrice ?? 0),
      0,
    );
