import type { Colour, FindingPlace, NamedSpot, Style, Variant } from '../contract/index.ts';
import { hasLengths } from './hasLengths.ts';

/** The objects a finding refers to, as far as they are known. */
export interface FindingSpot {
  readonly style: Style | undefined;
  readonly colour: Colour | undefined;
  readonly variant: Variant | undefined;
  /** Set only if the style comes in several lengths. */
  readonly articleLength: string | undefined;
}

/** Looks up the style, colour, length and size that a finding refers to. */
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

/** The names of what a finding refers to. Undefined if its style is not known, or it refers to the whole cart. */
export const namedSpotOf = ({ style, colour, variant, articleLength }: FindingSpot): NamedSpot | undefined =>
  style && {
    style: style.name,
    articleNumber: style.articleNumber,
    colour: colour?.name,
    articleLength,
    size: variant?.size,
  };
