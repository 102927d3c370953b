import type { StyleFacet, StyleMark } from '../../../contract/index.ts';
import { deliveryWeekOf } from '../../../rules/deliveryWeek.ts';
import type { Profit } from '../../../rules/margin.ts';
import { type Catalog, positionOf } from '../catalog.ts';
import { labelsAt, styleAt } from '../styleAt.ts';
import type { EntryColour, StyleEntry } from '../styleEntry.ts';

const DAY = 86_400_000;

/** What the styles are compared by besides prices, delivery, marks and colours, as the season names it. */
export const comparedFacets = [
  'size',
  'length',
  'line',
  'commodityClass',
  'fit',
  'shape',
  'model',
  'fabric',
  'lining',
] as const satisfies readonly StyleFacet[];
/** A facet that is a line of its own in a comparison. */
export type ComparedFacet = (typeof comparedFacets)[number];

/** The lines of a comparison, in their order. */
export const comparedLines = [
  'price',
  'retail',
  'margin',
  'delivery',
  'ordered',
  'marks',
  'colours',
  ...comparedFacets,
] as const;
/** A line of a comparison: a fact of each style (M1). */
export type ComparedLine = (typeof comparedLines)[number];

/** A value that a style has, and whether all others have it, too. */
export interface ComparedValue<T> {
  readonly value: T;
  readonly shared: boolean;
}

/** One of the styles side by side. Prices are in minor units, instants in epoch ms. */
export interface ComparedStyle {
  readonly entry: StyleEntry;
  readonly profit: Profit;
  /** Pieces in the cart. */
  readonly ordered: number;
  /** The first delivery in each week, earliest first. */
  readonly deliveries: readonly ComparedValue<number>[];
  readonly marks: readonly ComparedValue<StyleMark>[];
  readonly colours: readonly ComparedValue<EntryColour>[];
  readonly facets: Readonly<Record<ComparedFacet, readonly ComparedValue<string>[]>>;
}

/** Styles side by side (M1). */
export interface Comparison {
  readonly styles: readonly ComparedStyle[];
  /** The lines in which a style has something at all. */
  readonly lines: readonly ComparedLine[];
  /** Those in which the styles are not all the same. */
  readonly differing: ReadonlySet<ComparedLine>;
}

const weekKey = (at: number): string => {
  const { week, year } = deliveryWeekOf(at);
  return `${year} ${week}`;
};

function weeksAt({ firstColour, delivery, days }: Catalog, position: number): number[] {
  const rows = delivery.subarray(firstColour[position] ?? 0, firstColour[position + 1] ?? 0);
  const found = Array.from(rows, (row) => (days[row] ?? 0) * DAY).sort((one, other) => one - other);
  return found.filter((at, nth) => nth === 0 || weekKey(at) !== weekKey(found[nth - 1] ?? 0));
}

/** The values of each style, each with whether every style has it. */
function sharing<T>(
  lists: readonly (readonly T[])[],
  keyOf: (value: T) => string,
): readonly (readonly ComparedValue<T>[])[] {
  const keys = lists.map((list) => new Set(list.map(keyOf)));
  return lists.map((list) =>
    list.map((value) => ({ value, shared: keys.every((each) => each.has(keyOf(value))) })),
  );
}

const itself = (text: string): string => text;

/** What a style has in a line, as one text; '' for nothing. */
function textOf(style: ComparedStyle, line: ComparedLine): string {
  const joined = <T>(values: readonly ComparedValue<T>[], keyOf: (value: T) => string) =>
    values.map(({ value }) => keyOf(value)).join('\n');
  switch (line) {
    case 'price':
      return String(style.entry.salesPrice ?? '');
    case 'retail':
      return String(style.entry.retailPrice ?? '');
    case 'margin':
      return String(style.profit.margin ?? '');
    case 'ordered':
      return String(style.ordered);
    case 'delivery':
      return joined(style.deliveries, weekKey);
    case 'marks':
      return joined(style.marks, itself);
    case 'colours':
      return joined(style.colours, ({ code }) => code);
    default:
      return joined(style.facets[line], itself);
  }
}

/**
 * The styles of a season side by side, in the given order; ids that it does not know are left out. `ordered` has the
 * pieces in the cart by articleId.
 */
export function comparisonOf(
  catalog: Catalog,
  articleIds: readonly string[],
  ordered: ReadonlyMap<string, number>,
): Comparison {
  const positions = articleIds.map((id) => positionOf(catalog, id)).filter((position) => position >= 0);
  const entries = positions.map((position) => styleAt(catalog, position));
  const deliveries = sharing(
    positions.map((position) => weeksAt(catalog, position)),
    weekKey,
  );
  const marks = sharing(
    entries.map((entry) => entry.marks),
    itself,
  );
  const colours = sharing(
    entries.map((entry) => entry.colours),
    ({ code }) => code,
  );
  const labels = comparedFacets.map(
    (facet) =>
      [
        facet,
        sharing(
          positions.map((position) => labelsAt(catalog, position, facet)),
          itself,
        ),
      ] as const,
  );
  const styles = entries.map(
    (entry, at): ComparedStyle => ({
      entry,
      profit: entry.profit,
      ordered: ordered.get(entry.articleId) ?? 0,
      deliveries: deliveries[at] ?? [],
      marks: marks[at] ?? [],
      colours: colours[at] ?? [],
      facets: Object.fromEntries(
        labels.map(([facet, each]) => [facet, each[at] ?? []]),
      ) as ComparedStyle['facets'],
    }),
  );
  const isSaid = (line: ComparedLine) =>
    line === 'ordered'
      ? styles.some((style) => style.ordered > 0)
      : styles.some((style) => textOf(style, line) !== '');
  const lines = comparedLines.filter(isSaid);
  return {
    styles,
    lines,
    differing: new Set(lines.filter((line) => new Set(styles.map((style) => textOf(style, line))).size > 1)),
  };
}
