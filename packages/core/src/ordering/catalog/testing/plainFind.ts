import {
  type ListedColour,
  type ListedStyle,
  monthOf,
  type StyleFacet,
  styleFacets,
  weekOf,
} from '../../../contract/index.ts';
import {
  type FacetName,
  type Filters,
  facetNames,
  type PickedStyles,
  type Span,
  type SwitchName,
  switchNames,
} from '../filters.ts';

const day = 86_400_000;

const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
};

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

const spelt = (text: string): string =>
  bare(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüßæøœ]/g, (letter) => letters[letter] ?? letter),
  );

const isStyleFacet = (name: FacetName): name is StyleFacet => styleFacets.some((one) => one === name);

const colourValue = (colour: ListedColour, name: FacetName): string => {
  const epochDay = Math.floor(colour.deliveryFrom / day);
  if (name === 'colourGroup') return colour.colourGroup;
  if (name === 'colourStock') return colour.colourStock;
  return name === 'deliveryMonth' ? monthOf(epochDay) : weekOf(epochDay);
};

/** A style of the plain list, with all its EANs as they are printed. */
export interface PlainStyle extends Omit<ListedStyle, 'eans'> {
  readonly eans: readonly string[];
}

const hasWord = (style: PlainStyle, word: string): boolean => {
  const texts = [
    style.articleNumber,
    style.name,
    ...style.colours.map(({ code, name }) => `${code} ${name}`),
  ];
  return (
    texts.some((text) => bare(text).includes(word) || spelt(text).includes(word)) ||
    bare(style.articleNumber)
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .includes(word) ||
    (/^\d{8,13}$/.test(word) && style.eans.some((ean) => ean.startsWith(word)))
  );
};

const holds = (style: PlainStyle, name: SwitchName, { scanned, favorites }: PickedStyles): boolean => {
  if (name === 'favorite') return favorites.includes(style.articleId);
  return name === 'scanned' ? scanned.includes(style.articleId) : style.marks.includes(name);
};

const lies = <T extends number | string>(value: T | null, span: Span<T> | undefined): boolean => {
  if (!span) return true;
  if (value === null) return false;
  return !(span.from !== null && value < span.from) && !(span.to !== null && value > span.to);
};

/** Whether a style has any of the chosen values, with `value` demanded of one facet in their place. */
function fits(
  style: PlainStyle,
  filters: Filters,
  demanded: Partial<Record<FacetName, readonly string[]>>,
): boolean {
  const asked = { ...filters.facets, ...demanded };
  const styleFits = facetNames.filter(isStyleFacet).every((name) => {
    const chosen = asked[name] ?? [];
    return chosen.length === 0 || style.values[name].some((value) => chosen.includes(value));
  });
  const ofColours = facetNames.filter((name) => !isStyleFacet(name) && (asked[name] ?? []).length > 0);
  const { price, retail, weeks } = filters.ranges;
  const colourFits =
    (ofColours.length === 0 && !weeks) ||
    style.colours.some(
      (colour) =>
        ofColours.every((name) => (asked[name] ?? []).includes(colourValue(colour, name))) &&
        lies(colourValue(colour, 'calendarWeek'), weeks),
    );
  return styleFits && colourFits && lies(style.salesPrice, price) && lies(style.retailPrice, retail);
}

/** What the filters find, and what every value and switch would show, by looking at each style. */
export function plainFind(styles: readonly PlainStyle[], filters: Filters, picked: PickedStyles) {
  const words = bare(filters.term).split(/\s+/).filter(Boolean);
  const left = styles.filter(
    (style) =>
      words.every((word) => hasWord(style, word)) &&
      filters.switches.every((name) => holds(style, name, picked)),
  );
  const all = left.filter((style) => fits(style, filters, {}));
  return {
    articleIds: all.map(({ articleId }) => articleId),
    count: (name: FacetName, value: string): number =>
      left.filter((style) => fits(style, filters, { [name]: [value] })).length,
    switches: Object.fromEntries(
      switchNames.map((name) => [name, all.filter((style) => holds(style, name, picked)).length]),
    ),
  };
}
