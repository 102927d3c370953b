import { type StyleFacet, styleMarks } from '../../contract/index.ts';
import { hasBit } from './bitset.ts';
import type { Catalog } from './catalog.ts';
import { colourWishes, suits } from './colourMatch.ts';
import type { Filters } from './filters.ts';
import { wordsOf } from './fold.ts';
import { deliveriesAt, profitAt, retailPriceAt, salesPriceAt } from './sorting.ts';
import type { EntryColour, StyleEntry } from './styleEntry.ts';

const DAY = 86_400_000;

/** Labels of a style's values for a facet, in the user's language. */
export function labelsAt(
  { styleColumns, vocabularies }: Catalog,
  position: number,
  facet: StyleFacet,
): readonly string[] {
  const { rows, sets } = styleColumns[facet];
  const row = rows[position] ?? 0;
  const values = sets === null ? [row] : [...(sets[row] ?? [])];
  return values.map((value) => vocabularies[facet].labels[value] ?? '');
}

function colourAt(catalog: Catalog, articleId: string, colour: number): EntryColour {
  const dye = catalog.dye[colour] ?? 0;
  const code = catalog.dyeCodes[dye] ?? '';
  return {
    articleColorId: catalog.articleColorIds?.[colour] ?? `${articleId}-${code}`,
    code,
    name: catalog.dyeNames[dye] ?? '',
    hex: catalog.dyeHexes[dye] ?? '',
    pictured: catalog.pictured[colour] === 1,
  };
}

/** The first of a style's colours that satisfies the colour filters and contains the most words of the term. */
function colourToShow(catalog: Catalog, filters: Filters, from: number, to: number): number {
  const wishes = colourWishes(catalog, filters);
  const words = wordsOf(filters.term);
  let best = from;
  let bestScore = -1;
  for (let colour = from; colour < to; colour += 1) {
    const text = catalog.texts.dyes[catalog.dye[colour] ?? 0] ?? '';
    const fits = suits(catalog, wishes, colour) ? words.length + 1 : 0;
    const score = fits + words.filter((word) => text.includes(word)).length;
    if (score > bestScore) [best, bestScore] = [colour, score];
  }
  return best;
}

/**
 * The style at a position. With filters, the colour that best matches them and the term comes first.
 *
 * @throws {RangeError} if there is no such position.
 */
export function styleAt(catalog: Catalog, position: number, filters?: Filters): StyleEntry {
  const articleId = catalog.articleIds[position];
  if (articleId === undefined) throw new RangeError(`No style at ${position}`);
  const from = catalog.firstColour[position] ?? 0;
  const to = catalog.firstColour[position + 1] ?? 0;
  const shown = filters ? colourToShow(catalog, filters, from, to) : from;
  const colours = Array.from({ length: to - from }, (_, at) => colourAt(catalog, articleId, from + at));
  const [first, last] = deliveriesAt(catalog, position);
  const label = (facet: StyleFacet) => labelsAt(catalog, position, facet).join(', ');
  return {
    articleId,
    articleNumber: catalog.articleNumbers[position] ?? '',
    name: catalog.names[catalog.name[position] ?? 0] ?? '',
    brandName: label('brand'),
    lineName: label('line'),
    gender: label('gender'),
    commodityClass: label('commodityClass'),
    salesPrice: salesPriceAt(catalog, position),
    retailPrice: retailPriceAt(catalog, position),
    profit: profitAt(catalog, position),
    deliveryFrom: (first ?? 0) * DAY,
    lastDeliveryFrom: (last ?? 0) * DAY,
    marks: styleMarks.filter((mark) => hasBit(catalog.marks[mark], position)),
    colours: [...colours.splice(shown - from, 1), ...colours],
  };
}
