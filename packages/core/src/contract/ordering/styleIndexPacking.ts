import type { Language } from '../language.ts';
import { packColumn } from './columns.ts';
import { type EanRun, packEans } from './eanRuns.ts';
import { type StyleMark, styleMarks } from './style.ts';
import {
  type FacetColumns,
  type Numbered,
  type StyleFacet,
  type StyleIndex,
  styleFacets,
} from './styleIndex.ts';

/** A colour for the index; `colourGroup` and `colourStock` are keys, `deliveryFrom` is epoch ms. */
export interface ListedColour {
  readonly articleColorId: string;
  readonly code: string;
  readonly name: string;
  readonly hex: string;
  readonly pictured: boolean;
  readonly deliveryFrom: number;
  readonly colourGroup: string;
  readonly colourStock: string;
}

/** A style for the index; `values` are keys. Prices in minor units, null: none. */
export interface ListedStyle {
  readonly articleId: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly salesPrice: number | null;
  readonly retailPrice: number | null;
  /** The rate of the tax in the retail price, in thousandths; absent: not known. */
  readonly vatPerMille?: number;
  readonly marks: readonly StyleMark[];
  readonly values: Readonly<Record<StyleFacet, readonly string[]>>;
  readonly colours: readonly ListedColour[];
  /** The EANs of all its variants. */
  readonly eans: readonly EanRun[];
}

/** A value of a facet: its key, and its label in the user's language. */
export interface Term {
  readonly key: string;
  readonly label: string;
}

/** Everything an index is packed from. */
export interface ListedSeason {
  readonly language: Language;
  readonly currency: string;
  readonly styles: readonly ListedStyle[];
  /** Values of facets with their labels, in display order; a key without a label is shown as it is. */
  readonly terms: Readonly<Partial<Record<StyleFacet | 'colourGroup' | 'colourStock', readonly Term[]>>>;
  /** Formats a month such as '2027-03', or a calendar week such as '2027-W09'. */
  readonly sayMonth: (key: string) => string;
  readonly sayWeek: (key: string) => string;
}

const DAY = 86_400_000;

/** 'YYYY-MM' of an epoch day. */
export const monthOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 7);

/** The ISO 8601 week of an epoch day, 'YYYY-Www'. */
export function weekOf(day: number): string {
  const thursday = day - ((day + 3) % 7) + 3;
  const year = new Date(thursday * DAY).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1) / DAY) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

const numberOfDay = (time: number): number => Math.floor(time / DAY);

/** Numbers distinct values in order of first occurrence. */
function numbering<Value>(values: Iterable<Value>): Map<Value, number> {
  const numbers = new Map<Value, number>();
  for (const value of values) if (!numbers.has(value)) numbers.set(value, numbers.size);
  return numbers;
}

const columnOf = <Value>(values: readonly Value[], numbers: ReadonlyMap<Value, number>): string =>
  packColumn(values.map((value) => numbers.get(value) ?? -1));

/** The keys in use, in the order of the terms; keys without a term come last. */
function vocabularyOf(used: ReadonlySet<string>, terms: readonly Term[] = []) {
  const known = new Set(terms.map(({ key }) => key));
  const others = [...used]
    .filter((key) => !known.has(key))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const shown = [
    ...terms.filter(({ key }) => used.has(key)),
    ...others.map((key): Term => ({ key, label: key })),
  ];
  return {
    keys: shown.map(({ key }) => key),
    labels: shown.map(({ label }) => label),
    numbers: numbering(shown.map(({ key }) => key)),
  };
}

function packSets(lists: readonly (readonly number[])[]) {
  const names = lists.map((list) => list.join());
  const numbers = numbering(names);
  const sets = [...numbers.keys()].map((name) => (name === '' ? [] : name.split(',').map(Number)));
  return { sets, rows: columnOf(names, numbers) };
}

function packFacet(values: readonly (readonly string[])[], terms?: readonly Term[]): FacetColumns {
  const { keys, labels, numbers } = vocabularyOf(new Set(values.flat()), terms);
  const lists = values.map((list) =>
    [...new Set(list)].map((key) => numbers.get(key) ?? -1).sort((one, other) => one - other),
  );
  if (lists.every((list) => list.length === 1))
    return { keys, labels, sets: null, rows: packColumn(lists.map(([only = -1]) => only)) };
  return { keys, labels, ...packSets(lists) };
}

const numberedParts = /^(.*?)(\d{1,15})$/s;

/** Texts with a common prefix and ascending numbers are stored as steps only. */
function packNumbered(values: readonly string[]): Numbered {
  const parts = values.map((value) => numberedParts.exec(value));
  const [, prefix = '', first = ''] = parts[0] ?? [];
  const alike = parts.every((part) => part?.[1] === prefix && part[2]?.length === first.length);
  if (!alike || values.length === 0) return [...values];
  const begin = Number(first);
  const steps = parts.map((part, row) => Number(part?.[2]) - Number(parts[row - 1]?.[2] ?? begin));
  if (steps.some((step) => step < 0 || step > 1_000)) return [...values];
  return { prefix, digits: first.length, begin, steps: packColumn(steps) };
}

const ascending = (values: readonly (number | null)[]): number[] =>
  [...new Set(values.filter((value) => value !== null))].sort((one, other) => one - other);

function packPrices(prices: readonly (number | null)[]) {
  const amounts = ascending(prices);
  return { amounts, column: columnOf(prices, numbering([null, ...amounts])) };
}

/** The rates of all styles; nothing if a single one is not known, since margins must compare. */
function packRates(styles: readonly ListedStyle[]): Pick<StyleIndex, 'vatPerMille'> {
  const all = styles.map(({ vatPerMille }) => vatPerMille ?? null);
  const rates = ascending(all);
  return all.includes(null)
    ? {}
    : { vatPerMille: { rates, rows: columnOf(all, numbering<number | null>(rates)) } };
}

function packColours(styles: readonly ListedStyle[], { terms, sayMonth, sayWeek }: ListedSeason) {
  const colours = styles.flatMap((style) => style.colours);
  const groups = vocabularyOf(new Set(colours.map((colour) => colour.colourGroup)), terms.colourGroup);
  const stocks = vocabularyOf(new Set(colours.map((colour) => colour.colourStock)), terms.colourStock);
  const dyeNames = colours.map(({ code, name, hex, colourGroup }) =>
    JSON.stringify([code, name, hex, colourGroup]),
  );
  const dyeNumbers = numbering([...new Set(dyeNames)].sort());
  const dyes = [...dyeNumbers.keys()].map((name): string[] => JSON.parse(name));
  const part = (at: number) => dyes.map((dye) => dye[at] ?? '');
  const own = styles.flatMap(({ articleId, colours: all }) =>
    all.map(({ articleColorId, code }) => articleColorId === `${articleId}-${code}`),
  );
  const deliveries = colours.map(({ deliveryFrom }) => numberOfDay(deliveryFrom));
  const days = ascending(deliveries);
  const calendar = (keyOf: (day: number) => string, say: (key: string) => string) => {
    const all = days.map(keyOf);
    const numbers = numbering(all);
    const keys = [...numbers.keys()];
    return { keys, labels: keys.map(say), days: columnOf(all, numbers) };
  };
  return {
    dyes: {
      codes: part(0),
      names: part(1),
      hexes: part(2),
      colourGroup: columnOf(part(3), groups.numbers),
    },
    colourCount: packColumn(styles.map((style) => style.colours.length)),
    articleColorIds: own.every(Boolean) ? null : colours.map(({ articleColorId }) => articleColorId),
    dye: columnOf(dyeNames, dyeNumbers),
    pictured: packColumn(colours.map(({ pictured }) => Number(pictured))),
    days,
    delivery: columnOf(deliveries, numbering(days)),
    colourFacets: {
      colourGroup: { keys: groups.keys, labels: groups.labels },
      colourStock: {
        keys: stocks.keys,
        labels: stocks.labels,
        rows: columnOf(
          colours.map(({ colourStock }) => colourStock),
          stocks.numbers,
        ),
      },
      deliveryMonth: calendar(monthOf, sayMonth),
      calendarWeek: calendar(weekOf, sayWeek),
    },
  };
}

/** Packs a season's styles into columns, sorted by article number. */
export function packStyleIndex(season: ListedSeason): StyleIndex {
  const { language, currency, terms } = season;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const styles = [...season.styles].sort(
    (one, other) =>
      compare(one.articleNumber, other.articleNumber) || compare(one.articleId, other.articleId),
  );
  const names = styles.map(({ name }) => name);
  const inOrder = [...new Set(names)].sort(compare);
  const sales = packPrices(styles.map(({ salesPrice }) => salesPrice));
  const retail = packPrices(styles.map(({ retailPrice }) => retailPrice));
  const facets = styleFacets.map((name): [StyleFacet, FacetColumns] => [
    name,
    packFacet(
      styles.map(({ values }) => values[name]),
      terms[name],
    ),
  ]);
  return {
    language,
    currency,
    articleIds: packNumbered(styles.map(({ articleId }) => articleId)),
    articleNumbers: packNumbered(styles.map(({ articleNumber }) => articleNumber)),
    names: inOrder,
    name: columnOf(names, numbering(inOrder)),
    salesPrices: sales.amounts,
    salesPrice: sales.column,
    retailPrices: retail.amounts,
    retailPrice: retail.column,
    ...packRates(styles),
    marks: packSets(
      styles.map(({ marks }) =>
        [...new Set(marks)].map((mark) => styleMarks.indexOf(mark)).sort((one, other) => one - other),
      ),
    ),
    facets: Object.fromEntries(facets) as StyleIndex['facets'],
    ...packColours(styles, season),
    eans: packEans(styles.map(({ eans }) => eans)),
  };
}
