import type { StyleEntry, StyleIndex } from '../../contract/index.ts';
import type { Selection, StyleSort } from './selection.ts';

const margin = ({ salesPrice, retailPrice }: StyleEntry): number =>
  salesPrice === null || !retailPrice ? -1 : (retailPrice - salesPrice) / retailPrice;

const compare: Record<StyleSort, (one: StyleEntry, other: StyleEntry) => number> = {
  number: (one, other) => one.articleNumber.localeCompare(other.articleNumber, undefined, { numeric: true }),
  name: (one, other) => one.name.localeCompare(other.name),
  delivery: (one, other) => one.deliveryFrom - other.deliveryFrom,
  price: (one, other) =>
    (one.salesPrice ?? Number.POSITIVE_INFINITY) - (other.salesPrice ?? Number.POSITIVE_INFINITY),
  retail: (one, other) =>
    (one.retailPrice ?? Number.POSITIVE_INFINITY) - (other.retailPrice ?? Number.POSITIVE_INFINITY),
  margin: (one, other) => margin(other) - margin(one),
  new: (one, other) => Number(other.marks.includes('new')) - Number(one.marks.includes('new')),
};

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const textOf = ({ articleNumber, name, colours }: StyleEntry): string =>
  folded([articleNumber, name, ...colours.map((colour) => `${colour.code} ${colour.name}`)].join(' '));

/** The styles whose number, name or a colour contains every word of the term, in the chosen order. */
export const listStyles = (
  index: StyleIndex,
  { term, sort }: Pick<Selection, 'term' | 'sort'>,
): StyleEntry[] => {
  const words = folded(term).split(/\s+/).filter(Boolean);
  return index.styles
    .filter((style) => {
      const text = textOf(style);
      return words.every((word) => text.includes(word));
    })
    .sort(compare[sort]);
};
