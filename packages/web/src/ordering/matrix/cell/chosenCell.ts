import type { Style } from '@selvedge/core/contract';
import type { CellFacts } from '@selvedge/core/rules';

/** The style, colour and variant behind a cell. */
export const factsOfCell = (style: Style, articleVariantId: string): CellFacts | null => {
  for (const colour of style.colours) {
    const variant = colour.variants.find((one) => one.articleVariantId === articleVariantId);
    if (variant) return { style, colour, variant };
  }
  return null;
};
