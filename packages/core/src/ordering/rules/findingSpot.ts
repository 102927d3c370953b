import type { Colour, FindingPlace, Style, Variant } from '../../contract/index.ts';
import { hasLengths } from '../matrix/matrixRows.ts';

/** The named things a finding stands on, as far as they are known. */
export interface FindingSpot {
  readonly style: Style | undefined;
  readonly colour: Colour | undefined;
  readonly variant: Variant | undefined;
  /** Named only where the style comes in several. */
  readonly articleLength: string | undefined;
}

/** Where a finding stands, in the names of styles, colours, lengths and sizes. */
export const spotOf = (place: FindingPlace, styles: readonly Style[]): FindingSpot => {
  const style = styles.find(({ articleId }) => articleId === place.articleId);
  const colour = style?.colours.find(({ articleColorId }) => articleColorId === place.articleColorId);
  const variant = colour?.variants.find(
    ({ articleVariantId }) => articleVariantId === place.articleVariantId,
  );
  const named = style === undefined || hasLengths(style);
  const articleLength = variant?.articleLength ?? place.articleLength;
  return { style, colour, variant, articleLength: named ? articleLength : undefined };
};
