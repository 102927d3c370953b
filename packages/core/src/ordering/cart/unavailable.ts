import type { Finding, SeasonPlace, Style } from '../../contract/index.ts';
import { type CellFacts, hindranceOf } from '../rules/index.ts';
import type { CellEntry } from './cartEvents.ts';
import type { Pieces } from './cartSums.ts';
import type { Lines } from './ledger.ts';

/** An ordered variant of which nothing can be ordered any more (section 4). */
export interface Unavailable {
  readonly articleId: string;
  readonly articleVariantId: string;
  readonly pieces: number;
  readonly kind: 'cancelled' | 'unavailable';
  /** Why, as the cart rules say it. */
  readonly finding: Finding;
}

const soldOut = ({ style, colour, variant }: CellFacts, quantity: number): Finding | null =>
  variant.availableQuantity === 0
    ? {
        code: 'stockExceeded',
        place: {
          articleId: style.articleId,
          articleColorId: colour.articleColorId,
          articleLength: variant.articleLength,
          articleVariantId: variant.articleVariantId,
        },
        values: { availableQuantity: 0, quantity },
      }
    : null;

const cellsOf = (styles: readonly Style[]): CellFacts[] =>
  styles.flatMap((style) =>
    style.colours.flatMap((colour) => colour.variants.map((variant) => ({ style, colour, variant }))),
  );

/** Lines of styles that are not in the collection any more. */
const orphans = (known: ReadonlySet<string>, pieces: Pieces, lines: Lines): Unavailable[] =>
  [...lines].flatMap(([articleVariantId, { articleId, articleColorId }]) => {
    const count = pieces.get(articleVariantId) ?? 0;
    if (known.has(articleVariantId) || count === 0) return [];
    const place = { articleId, articleColorId, articleVariantId };
    const finding: Finding = { code: 'notAllowedForCart', place, values: {} };
    return [{ articleId, articleVariantId, pieces: count, kind: 'unavailable' as const, finding }];
  });

/** Every ordered variant that was cancelled or cannot be had (requirement N3); `now` is server time, epoch ms. */
export function unavailableIn(
  styles: readonly Style[],
  pieces: Pieces,
  lines: Lines,
  moment: { readonly place: SeasonPlace; readonly now: number },
): Unavailable[] {
  const cells = cellsOf(styles);
  const found = cells.flatMap((cell): Unavailable[] => {
    const { articleVariantId, cancelled } = cell.variant;
    const count = pieces.get(articleVariantId) ?? 0;
    const finding = count === 0 ? null : (hindranceOf(cell, moment) ?? soldOut(cell, count));
    if (finding === null) return [];
    const kind = cancelled ? 'cancelled' : 'unavailable';
    return [{ articleId: cell.style.articleId, articleVariantId, pieces: count, kind, finding }];
  });
  const known = new Set(cells.map(({ variant }) => variant.articleVariantId));
  return [...found, ...orphans(known, pieces, lines)];
}

/** Takes them all out, as one step that can be taken back. */
export const withoutThem = (unavailable: readonly Unavailable[]): CellEntry[] =>
  unavailable.map(({ articleVariantId }) => ({ articleVariantId, entry: '' }));
