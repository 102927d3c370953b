/**
 * What pieces with a wholesale and a retail price come to, in minor units of one currency. Such sums of different
 * pieces add up.
 */
export interface ComparedPrices {
  /** At the wholesale price, which is without tax. */
  readonly compared: number;
  /** At the recommended retail price, which includes the tax. */
  readonly comparedRetail: number;
  /** At the retail price without its tax; pieces of an unknown rate are not in it. */
  readonly comparedNet: number;
  /** How many of these pieces have no known rate of tax. */
  readonly untaxed: number;
}

/** The sums of no pieces. */
export const nothingCompared: ComparedPrices = { compared: 0, comparedRetail: 0, comparedNet: 0, untaxed: 0 };

/** What a shop earns, as the trade reckons it (M4). */
export interface Profit {
  /** Whether the retail price is without its tax, or as printed on the label because the tax is not known. */
  readonly basis: 'net' | 'gross';
  /** (retail − wholesale) / retail; null: no piece has both prices. */
  readonly margin: number | null;
  /** Retail / wholesale, 'Kalkulation'; null: no piece has both prices. */
  readonly markUp: number | null;
}

/**
 * A price without the tax that it includes, rounded half up to the minor unit. `vatPerMille` is the rate in
 * thousandths: 190 is 19 %.
 */
export const withoutTax = (price: number, vatPerMille: number): number =>
  Math.round((price * 1000) / (1000 + vatPerMille));

/** What pieces of one price come to; nothing where a price is missing. `vatPerMille` missing: the tax is not known. */
export function comparedPrices(
  quantity: number,
  salesPrice: number | null,
  retailPrice: number | null,
  vatPerMille?: number,
): ComparedPrices {
  const count = salesPrice === null || retailPrice === null ? 0 : quantity;
  const retail = retailPrice ?? 0;
  return {
    compared: count * (salesPrice ?? 0),
    comparedRetail: count * retail,
    comparedNet: vatPerMille === undefined ? 0 : count * withoutTax(retail, vatPerMille),
    untaxed: vatPerMille === undefined ? count : 0,
  };
}

/** Margin and mark-up. If the tax of a single piece is not known, all of them are reckoned with it: never a mix. */
export function profitOf({ compared, comparedRetail, comparedNet, untaxed }: ComparedPrices): Profit {
  const basis = untaxed === 0 ? 'net' : 'gross';
  const retail = basis === 'net' ? comparedNet : comparedRetail;
  return {
    basis,
    margin: retail > 0 ? (retail - compared) / retail : null,
    markUp: compared > 0 ? retail / compared : null,
  };
}
