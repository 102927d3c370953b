import type { Colour, Style } from '../../contract/index.ts';
import { deliveryWeekOf } from '../../rules/deliveryWeek.ts';
import type { Pieces } from '../cart/cartSums.ts';
import { searchable, wordsOf } from '../catalog/fold.ts';
import { type CartNarrowing, isNarrowedCart } from './cartNarrowing.ts';

/** As many digits are looked for among EANs, as in the list of styles; fewer are part of a style's number. */
const LEAST_EAN_DIGITS = 8;

/** A delivery week as a text that sorts by time, as in '2027-09'. */
export const weekKey = (at: number): string => {
  const { week, year } = deliveryWeekOf(at);
  return `${year}-${String(week).padStart(2, '0')}`;
};

const orderedColours = ({ colours }: Style, pieces: Pieces): Colour[] =>
  colours.filter(({ variants }) => variants.some(({ articleVariantId }) => pieces.has(articleVariantId)));

const hasEan = ({ colours }: Style, digits: string): boolean =>
  colours.some(({ variants }) => variants.some(({ ean }) => ean.startsWith(digits)));

const isFound = (style: Style, words: readonly string[], pieces: Pieces): boolean => {
  const text = searchable(
    [
      style.name,
      style.articleNumber,
      ...orderedColours(style, pieces).flatMap(({ name, code }) => [name, code]),
    ].join('\n'),
  );
  return words.every(
    (word) =>
      text.includes(word) || (/^\d+$/.test(word) && word.length >= LEAST_EAN_DIGITS && hasEan(style, word)),
  );
};

/** The styles of a cart that a narrowing leaves, in the same order. `pieces` are those ordered. */
export function narrowedStyles(
  styles: readonly Style[],
  narrowing: CartNarrowing,
  pieces: Pieces,
): readonly Style[] {
  if (!isNarrowedCart(narrowing)) return styles;
  const { term, brand, week } = narrowing;
  const words = wordsOf(term);
  return styles.filter(
    (style) =>
      (brand === '' || style.brandName === brand) &&
      (week === '' ||
        orderedColours(style, pieces).some(({ deliveryFrom }) => weekKey(deliveryFrom) === week)) &&
      (words.length === 0 || isFound(style, words, pieces)),
  );
}

/** The brands and delivery weeks of a cart, in order, to choose from. */
export function narrowingChoices(
  styles: readonly Style[],
  pieces: Pieces,
): { readonly brands: readonly string[]; readonly weeks: readonly string[] } {
  const weeks = styles.flatMap((style) =>
    orderedColours(style, pieces).map(({ deliveryFrom }) => weekKey(deliveryFrom)),
  );
  return {
    brands: [...new Set(styles.map(({ brandName }) => brandName))].sort(),
    weeks: [...new Set(weeks)].sort(),
  };
}
