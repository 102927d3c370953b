import type { Colour, Finding, SeasonPlace, Style, Variant } from '../contract/index.ts';
import type { CartFacts, LineFacts } from './facts.ts';
import { finding, placeOfLine } from './placeOf.ts';
import { pricesAreUnchanged } from './priceRules.ts';
import { lengthTotalsArePermitted, quantitiesAreThere } from './quantityRules.ts';
import { coloursAreInSalesPeriod, periodFaultOf } from './sellingTimeRules.ts';
import { orderFaultOf, variantsAreOrderable } from './variantRules.ts';

/** The place and time of an order; `now` is server time in epoch ms. */
export interface OrderingMoment {
  readonly place: SeasonPlace;
  readonly now: number;
}

/** One cell of a style's matrix. */
export interface CellFacts {
  readonly style: Style;
  readonly colour: Colour;
  readonly variant: Variant;
}

/** Pieces by articleVariantId; a variant without an entry has none. */
type WishedPieces = Pick<ReadonlyMap<string, number>, 'get'>;
/** The price each line was stored with, by articleVariantId; absent: nothing is stored yet. */
type StoredPrices = Pick<ReadonlyMap<string, StoredPrice>, 'get'>;
type StoredPrice = Pick<LineFacts, 'storedPrice' | 'storedCurrency'>;

const lineOf = (
  { style, colour, variant }: CellFacts,
  quantity: number,
  { storedPrice, storedCurrency = style.currency }: StoredPrice = { storedPrice: variant.salesPrice },
): LineFacts => ({
  articleId: style.articleId,
  articleColorId: colour.articleColorId,
  articleVariantId: variant.articleVariantId,
  quantity,
  storedPrice,
  storedCurrency,
  style,
  colour,
  variant,
});

const factsOf = ({ place, now }: OrderingMoment, style: Style, lines: readonly LineFacts[]): CartFacts => ({
  now,
  cart: { cartId: '', ...place, currency: style.currency },
  sellingTime: null,
  locks: [],
  limit: null,
  lines,
});

/**
 * Why a cell cannot be ordered at all, whatever the quantity: the colour's period ended, or the variant is not
 * allowed, not buyable or has no price (N7). Null: it can be ordered.
 */
export const hindranceOf = (cell: CellFacts, { place, now }: OrderingMoment): Finding | null => {
  const line = lineOf(cell, 1);
  const first = periodFaultOf(line, now) ?? orderFaultOf(line, place);
  return first ?? (cell.variant.salesPrice === null ? finding('priceMissing', placeOfLine(line)) : null);
};

/** Findings of one cell that depend on its pieces and its stored price: stock, permitted pieces, price (N7). */
export const findingsOfCell = (
  cell: CellFacts,
  pieces: number,
  stored: StoredPrice | undefined,
  moment: OrderingMoment,
): Finding[] => {
  if (pieces === 0) return [];
  const line = lineOf(cell, pieces, stored);
  const facts = factsOf(moment, cell.style, [line]);
  return [...quantitiesAreThere(facts), ...(stored ? pricesAreUnchanged(facts) : [])];
};

const cellsOf = (style: Style): CellFacts[] =>
  style.colours.flatMap((colour) => colour.variants.map((variant) => ({ style, colour, variant })));

/** The finding if the permitted total of a colour's length is exceeded (N7); else null. */
export const lengthFindingOf = (
  style: Style,
  colour: Colour,
  articleLength: string,
  pieces: number,
  moment: OrderingMoment,
): Finding | null => {
  const variant = colour.variants.find((one) => one.articleLength === articleLength);
  if (!variant || pieces === 0) return null;
  return (
    lengthTotalsArePermitted(factsOf(moment, style, [lineOf({ style, colour, variant }, pieces)]))[0] ?? null
  );
};

/** Every finding of a style's ordered pieces, except those of the whole cart and of the customer (N7). */
export const findingsOfStyle = (
  style: Style,
  pieces: WishedPieces,
  stored: StoredPrices,
  moment: OrderingMoment,
): Finding[] => {
  const lines = cellsOf(style).flatMap((cell) => {
    const id = cell.variant.articleVariantId;
    const count = pieces.get(id) ?? 0;
    return count > 0 ? [lineOf(cell, count, stored.get(id))] : [];
  });
  const facts = factsOf(moment, style, lines);
  return [
    ...coloursAreInSalesPeriod(facts),
    ...variantsAreOrderable(facts),
    ...pricesAreUnchanged(facts),
    ...quantitiesAreThere(facts),
    ...lengthTotalsArePermitted(facts),
  ];
};
