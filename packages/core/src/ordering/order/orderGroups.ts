import type { OrderLine } from '../../contract/index.ts';
import { compareSizes } from './sizeOrder.ts';

/** One colour of a style in an order: one row per length, one column per size. */
export interface OrderedColour {
  readonly articleColorId: string;
  readonly colourName: string;
  readonly hex: string;
  /** In the order of a size run. */
  readonly lengths: readonly string[];
  readonly lines: readonly OrderLine[];
}

/** A style of an order with its lines by colour. */
export interface OrderedStyle {
  readonly articleId: string;
  readonly articleNumber: string;
  readonly styleName: string;
  /** The sizes of all its colours, in the order of a size run. */
  readonly sizes: readonly string[];
  readonly colours: readonly OrderedColour[];
  /** Whether lengths are shown: not if it comes in one only. */
  readonly hasLengths: boolean;
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

const inOrder = (values: readonly string[]): string[] => [...new Set(values)].sort(compareSizes);

/** Groups the lines of an order by style and colour; each line is in exactly one group. */
export const stylesOf = (lines: readonly OrderLine[]): OrderedStyle[] =>
  groupBy(lines, ({ articleId }) => articleId).flatMap((ofStyle) => {
    const [first] = ofStyle;
    if (!first) return [];
    const { articleId, articleNumber, styleName } = first;
    const colours = groupBy(ofStyle, ({ articleColorId }) => articleColorId).flatMap((ofColour) => {
      const [one] = ofColour;
      if (!one) return [];
      const { articleColorId, colourName, hex } = one;
      const lengths = inOrder(ofColour.map(({ articleLength }) => articleLength));
      return [{ articleColorId, colourName, hex, lengths, lines: ofColour }];
    });
    const sizes = inOrder(ofStyle.map(({ size }) => size));
    const hasLengths = ofStyle.some(({ oneLength }) => !oneLength);
    return [{ articleId, articleNumber, styleName, sizes, colours, hasLengths, lines: ofStyle }];
  });
