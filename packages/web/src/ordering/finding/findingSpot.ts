import type { Colour, FindingPlace, Style, Variant } from '@selvedge/core/contract';

/** The named things a finding stands on, as far as they are known. */
export interface FindingSpot {
  readonly style: Style | undefined;
  readonly colour: Colour | undefined;
  readonly variant: Variant | undefined;
  readonly articleLength: string | undefined;
}

export const spotOf = (place: FindingPlace, styles: readonly Style[]): FindingSpot => {
  const style = styles.find(({ articleId }) => articleId === place.articleId);
  const colour = style?.colours.find(({ articleColorId }) => articleColorId === place.articleColorId);
  const variant = colour?.variants.find(
    ({ articleVariantId }) => articleVariantId === place.articleVariantId,
  );
  return { style, colour, variant, articleLength: place.articleLength };
};
