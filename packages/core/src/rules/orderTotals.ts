/** How much is ordered: styles, options (a style in a colour) and pieces. It is said by one message, 'order.totals'. */
export interface OrderTotals {
  readonly styles: number;
  readonly options: number;
  readonly pieces: number;
}

/** What the totals are counted from: the lines of a cart, an order, or of several together. */
export interface CountedLine {
  readonly articleId: string;
  readonly articleColorId: string;
  readonly quantity: number;
}

/** The totals of lines. A line without pieces orders nothing; a style in two carts is one style. */
export function totalsOf(lines: Iterable<CountedLine>): OrderTotals {
  const styles = new Set<string>();
  const options = new Set<string>();
  let pieces = 0;
  for (const { articleId, articleColorId, quantity } of lines) {
    if (quantity === 0) continue;
    styles.add(articleId);
    options.add(`${articleId} ${articleColorId}`);
    pieces += quantity;
  }
  return { styles: styles.size, options: options.size, pieces };
}

/**
 * The values of the message 'order.totals' for a head, whose numbers of styles and options an earlier release does not
 * tell; null: only the pieces are known.
 */
export const toldTotals = ({ styles, options, pieces }: Partial<OrderTotals>): OrderTotals | null =>
  styles === undefined || options === undefined || pieces === undefined ? null : { styles, options, pieces };
