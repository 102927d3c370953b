import type { OrderLine } from '@selvedge/core/contract';

/** One colour of a style in an order: a row a length, a column a size. */
export interface OrderedColour {
  readonly articleColorId: string;
  readonly colourName: string;
  readonly hex: string;
  readonly lengths: readonly string[];
  readonly lines: readonly OrderLine[];
}

export interface OrderedStyle {
  readonly articleId: string;
  readonly articleNumber: string;
  readonly styleName: string;
  /** In the order they first appear in the lines, which is the order of display. */
  readonly sizes: readonly string[];
  readonly colours: readonly OrderedColour[];
  readonly lines: readonly OrderLine[];
}

const groupBy = (lines: readonly OrderLine[], keyOf: (line: OrderLine) => string): OrderLine[][] => {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
};

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** The lines of an order by style and colour; each line is in exactly one group. */
export const stylesOf = (lines: readonly OrderLine[]): OrderedStyle[] =>
  groupBy(lines, ({ articleId }) => articleId).flatMap((ofStyle) => {
    const [first] = ofStyle;
    if (!first) return [];
    const { articleId, articleNumber, styleName } = first;
    const colours = groupBy(ofStyle, ({ articleColorId }) => articleColorId).flatMap((ofColour) => {
      const [one] = ofColour;
      if (!one) return [];
      const { articleColorId, colourName, hex } = one;
      const lengths = distinct(ofColour.map(({ articleLength }) => articleLength));
      return [{ articleColorId, colourName, hex, lengths, lines: ofColour }];
    });
    return [
      {
        articleId,
        articleNumber,
        styleName,
        sizes: distinct(ofStyle.map(({ size }) => size)),
        colours,
        lines: ofStyle,
      },
    ];
  });

export const piecesOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Minor units at the sales price. */
export const costOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { quantity, salesPrice }) => sum + quantity * salesPrice, 0);
