import type { Style } from '../../contract/index.ts';
import { countsOf, type Pieces } from './cartSums.ts';
import type { Lines } from './ledger.ts';

/** Sort keys for the styles of a cart (requirement N2). */
export const cartSorts = ['number', 'name', 'delivery', 'pieces', 'value', 'changed'] as const;
export type CartSort = (typeof cartSorts)[number];

const variantsOf = ({ colours }: Style) => colours.flatMap(({ variants }) => variants);

const deliveryOf = ({ colours }: Style, pieces: Pieces): number => {
  const ordered = colours.filter(({ variants }) =>
    variants.some(({ articleVariantId }) => pieces.has(articleVariantId)),
  );
  return Math.min(...ordered.map(({ deliveryFrom }) => deliveryFrom));
};

const changeOf = (style: Style, lines: Lines): number =>
  Math.max(
    0,
    ...variantsOf(style).flatMap(({ articleVariantId }) => {
      const line = lines.get(articleVariantId);
      return line ? [line.changedAt ?? Number.POSITIVE_INFINITY] : [];
    }),
  );

/**
 * Sorts the styles of a cart. Numbers, names and deliveries ascend; pieces, value and changes descend. Ties are
 * broken by number.
 */
export function orderedStyles(
  styles: readonly Style[],
  by: CartSort,
  { pieces, lines, language }: { readonly pieces: Pieces; readonly lines: Lines; readonly language: string },
): Style[] {
  const words = new Intl.Collator(language, { numeric: true });
  const rankOf = (style: Style): number => {
    if (by === 'delivery') return deliveryOf(style, pieces);
    if (by === 'changed') return -changeOf(style, lines);
    const counts = countsOf([style], pieces, lines);
    return by === 'pieces' ? -counts.pieces : -counts.value;
  };
  const ranks = new Map(
    by === 'number' || by === 'name' ? [] : styles.map((style) => [style, rankOf(style)] as const),
  );
  return styles.toSorted((one, other) => {
    const [first, second] = [ranks.get(one) ?? 0, ranks.get(other) ?? 0];
    if (first !== second) return first < second ? -1 : 1;
    const named = by === 'name' ? words.compare(one.name, other.name) : 0;
    return named || words.compare(one.articleNumber, other.articleNumber);
  });
}
