import type { barredVariants } from '../../ordering/style/colour.schema.ts';
import type { stylePrices, variantPrices } from '../../ordering/style/price.schema.ts';
import type { keylooks } from '../../ordering/style/style.schema.ts';
import type { Random } from '../../pictures/random.ts';
import type { Calendar } from '../house/calendar.ts';
import { priceListOf } from '../house/customers.ts';
import { allSubdivisions } from '../house/house.ts';
import type { DemoPlace } from '../house/places.ts';
import { markets } from '../house/shops.ts';
import { dyeStyle, type LengthLimitRow, type NewColour, type NewVariant } from './colours.ts';
import { composeLooks } from './looks.ts';
import { retailPriceIn, salesPriceFor } from './retailPrice.ts';
import { applySituation, type Exceptions } from './situations.ts';
import { type DrawnStyle, drawStyle, type NewStyle } from './style.ts';

/** The rows of every table of the catalogue. */
export interface DemoCatalogue {
  readonly keylooks: (typeof keylooks.$inferInsert)[];
  readonly styles: NewStyle[];
  readonly colours: NewColour[];
  readonly variants: NewVariant[];
  readonly lengthLimits: LengthLimitRow[];
  readonly stylePrices: (typeof stylePrices.$inferInsert)[];
  readonly variantPrices: (typeof variantPrices.$inferInsert)[];
  readonly barredVariants: (typeof barredVariants.$inferInsert)[];
}

interface Plan {
  readonly places: readonly DemoPlace[];
  readonly calendar: Calendar;
  /** Number of styles in all places together. */
  readonly styles: number;
  readonly barredFor: readonly string[];
  /** Number of colours for the first style of each place that has several lengths; null: as any other style. */
  readonly wideColours: number | null;
}

/** Number of styles for each place, by weight. The sum is exact. */
function sharesOf(places: readonly DemoPlace[], styles: number): number[] {
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  let weightSoFar = 0;
  let given = 0;
  return places.map(({ weight }) => {
    weightSoFar += weight;
    const upTo = Math.round((styles * weightSoFar) / total);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

const subdivisionNamed = (name: string) => {
  const found = allSubdivisions.find(({ subdivision }) => subdivision === name);
  if (!found) throw new Error(`No subdivision ${name}`);
  return found;
};

/** Adds prices in every price list, including those of single variants. */
function priceStyle(
  made: DemoCatalogue,
  { style, euros, markup }: DrawnStyle,
  { unpriced, dearer }: Exceptions,
): void {
  for (const market of markets) {
    const priceListId = priceListOf(market);
    const pricesAt = (amount: number) => {
      const retailPrice = retailPriceIn(market, amount);
      return { salesPrice: salesPriceFor(retailPrice, markup), retailPrice };
    };
    made.stylePrices.push({ articleId: style.articleId, priceListId, ...pricesAt(euros) });
    made.variantPrices.push(
      ...unpriced.map((articleVariantId) => ({
        articleVariantId,
        priceListId,
        salesPrice: null,
        retailPrice: null,
      })),
      ...dearer.map(({ articleVariantId, by }) => ({
        articleVariantId,
        priceListId,
        ...pricesAt(euros * (1 + by) + 5),
      })),
    );
  }
}

/** Styles with colours, variants and prices for every place. */
export function demoCatalogue(
  random: Random,
  { places, calendar, styles, barredFor, wideColours }: Plan,
): DemoCatalogue {
  const made: DemoCatalogue = {
    keylooks: [],
    styles: [],
    colours: [],
    variants: [],
    lengthLimits: [],
    stylePrices: [],
    variantPrices: [],
    barredVariants: [],
  };
  const shares = sharesOf(places, styles);
  for (const [number, place] of places.entries()) {
    const subdivision = subdivisionNamed(place.subdivision);
    const before = made.styles.length;
    let wide = wideColours;
    const fromStock = place.sold.some(({ rightEnv }) => rightEnv === 'postorder');
    for (let index = 0; index < (shares[number] ?? 0); index += 1) {
      const drawn = drawStyle(random, made.styles.length + 1, { ...place, subdivision });
      const isLong = drawn.style.lengths.length > 1;
      const dyed = dyeStyle(random, drawn, {
        ...{ calendar, fromStock, serial: made.variants.length },
        wide: isLong ? wide : null,
      });
      if (isLong) wide = null;
      const exceptions: Exceptions = {
        lengthLimits: made.lengthLimits,
        unpriced: [],
        dearer: [],
        barred: [],
      };
      applySituation(random, index, dyed, { calendar, exceptions });
      made.styles.push(drawn.style);
      for (const { colour, variants } of dyed) {
        made.colours.push(colour);
        made.variants.push(...variants);
      }
      for (const customerId of barredFor) {
        made.barredVariants.push(
          ...exceptions.barred.map((articleVariantId) => ({ customerId, articleVariantId })),
        );
      }
      priceStyle(made, drawn, exceptions);
    }
    made.keylooks.push(...composeLooks(number + 1, made.styles.slice(before)));
  }
  return made;
}
