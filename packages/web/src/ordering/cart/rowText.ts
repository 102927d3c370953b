import type { MatrixRow } from '@selvedge/core/ordering';

/**
 * A row's ordered quantities as text, for a style that is too far from the viewport for its cells: colour, length where
 * the style has several, then each size with its pieces.
 *
 * @param pieces - wished pieces by variant id
 */
export function rowText(
  { colour, articleLength, cells }: MatrixRow,
  pieces: Pick<ReadonlyMap<string, number>, 'get'>,
  hasLengths: boolean,
): string {
  const quantities = cells.map((variant) => {
    const count = variant && pieces.get(variant.articleVariantId);
    return variant && count ? `${variant.size} ${count}` : null;
  });
  return [colour.name, hasLengths && articleLength, ...quantities].filter(Boolean).join('   ');
}
