import type { Colour, Style, Variant } from '../../contract/index.ts';

/** A colour in one length. `cells` follow the style's sizes; null where a size is not produced. */
export interface MatrixRow {
  readonly key: string;
  readonly colour: Colour;
  readonly articleLength: string;
  /** True for the colour's first row, which shows its name. */
  readonly leads: boolean;
  readonly cells: readonly (Variant | null)[];
}

const ownLengths = (style: Style, { variants }: Colour): string[] => {
  const made = new Set(variants.map(({ articleLength }) => articleLength));
  const known = style.lengths.filter((length) => made.delete(length));
  return [...known, ...made];
};

/** All colours × lengths of a style, in display order. */
export const matrixRows = (style: Style): MatrixRow[] =>
  style.colours.flatMap((colour) =>
    ownLengths(style, colour).map((articleLength, at) => {
      const bySize = new Map(
        colour.variants
          .filter((variant) => variant.articleLength === articleLength)
          .map((variant) => [variant.size, variant]),
      );
      return {
        key: `${colour.articleColorId} ${articleLength}`,
        colour,
        articleLength,
        leads: at === 0,
        cells: style.sizes.map((size) => bySize.get(size) ?? null),
      };
    }),
  );
