import type { CartLine, Colour, Style, Variant } from '../contract/index.ts';
import type { LineFacts } from './facts.ts';

interface LineArticle {
  readonly style: Style;
  readonly colour: Colour;
  readonly variant: Variant;
}

const byVariant = (styles: readonly Style[]): Map<string, LineArticle> => {
  const found = new Map<string, LineArticle>();
  for (const style of styles) {
    for (const colour of style.colours) {
      for (const variant of colour.variants) {
        found.set(variant.articleVariantId, { style, colour, variant });
      }
    }
  }
  return found;
};

/** Joins lines with the catalogue's facts; lines without pieces are ignored. */
export const factsOfLines = (lines: readonly CartLine[], styles: readonly Style[]): LineFacts[] => {
  const found = byVariant(styles);
  return lines
    .filter((line) => line.quantity > 0)
    .map((line) => {
      const facts = found.get(line.articleVariantId);
      return {
        articleId: line.articleId,
        articleColorId: line.articleColorId,
        articleVariantId: line.articleVariantId,
        quantity: line.quantity,
        storedPrice: line.storedPrice,
        ...(line.storedCurrency === undefined ? {} : { storedCurrency: line.storedCurrency }),
        style: facts?.style ?? null,
        colour: facts?.colour ?? null,
        variant: facts?.variant ?? null,
      };
    });
};
