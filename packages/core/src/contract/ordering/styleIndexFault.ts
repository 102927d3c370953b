import { COLUMN_LIMIT, isColumn, readColumn } from './columns.ts';
import { styleMarks } from './style.ts';
import type { FacetColumns, Numbered, StyleIndex } from './styleIndexColumns.ts';

const rowsOf = (texts: Numbered): number => (Array.isArray(texts) ? texts.length : texts.steps.length);

const allBelow = (sets: readonly (readonly number[])[], limit: number): boolean =>
  sets.every((set) => set.every((member) => member >= 0 && member < limit));

const totalOf = (column: string): number => readColumn(column).reduce((sum, one) => sum + one, 0);

type Claim = readonly [path: string, holds: () => boolean];

const numberedFits = (texts: Numbered, rows: number): boolean =>
  rowsOf(texts) === rows &&
  (Array.isArray(texts) ||
    (texts.digits > 0 && texts.digits <= 15 && isColumn(texts.steps, rows, COLUMN_LIMIT)));

function* claimsOfFacet(name: string, { keys, labels, sets, rows }: FacetColumns, styles: number) {
  yield [`facets.${name}.labels`, () => labels.length === keys.length] as const;
  yield [`facets.${name}.sets`, () => sets === null || allBelow(sets, keys.length)] as const;
  yield [`facets.${name}.rows`, () => isColumn(rows, styles, sets?.length ?? keys.length)] as const;
}

function* claimsOfStyles(index: StyleIndex, styles: number): Generator<Claim> {
  yield ['articleIds', () => numberedFits(index.articleIds, styles)];
  yield ['articleNumbers', () => numberedFits(index.articleNumbers, styles)];
  yield ['name', () => isColumn(index.name, styles, index.names.length)];
  yield ['salesPrice', () => isColumn(index.salesPrice, styles, index.salesPrices.length + 1)];
  yield ['retailPrice', () => isColumn(index.retailPrice, styles, index.retailPrices.length + 1)];
  const { vatPerMille } = index;
  yield ['vatPerMille', () => !vatPerMille || isColumn(vatPerMille.rows, styles, vatPerMille.rates.length)];
  yield ['marks.sets', () => allBelow(index.marks.sets, styleMarks.length)];
  yield ['marks.rows', () => isColumn(index.marks.rows, styles, index.marks.sets.length)];
  for (const [name, facet] of Object.entries(index.facets)) yield* claimsOfFacet(name, facet, styles);
}

function* claimsOfColours(index: StyleIndex, styles: number): Generator<Claim> {
  const { dyes, colourFacets, days } = index;
  const colours = index.dye.length;
  const { colourGroup, colourStock, deliveryMonth, calendarWeek } = colourFacets;
  const dyed = dyes.codes.length;
  yield ['dyes.names', () => dyes.names.length === dyed];
  yield ['dyes.hexes', () => dyes.hexes.length === dyed];
  yield ['dyes.colourGroup', () => isColumn(dyes.colourGroup, dyed, colourGroup.keys.length)];
  yield ['colourCount', () => isColumn(index.colourCount, styles, COLUMN_LIMIT)];
  yield ['dye', () => isColumn(index.dye, colours, dyed)];
  yield ['articleColorIds', () => (index.articleColorIds?.length ?? colours) === colours];
  yield ['pictured', () => isColumn(index.pictured, colours, 2)];
  yield ['delivery', () => isColumn(index.delivery, colours, days.length)];
  for (const [name, { keys, labels }] of Object.entries(colourFacets))
    yield [`colourFacets.${name}.labels`, () => labels.length === keys.length];
  yield ['colourFacets.colourStock.rows', () => isColumn(colourStock.rows, colours, colourStock.keys.length)];
  yield [
    'colourFacets.deliveryMonth.days',
    () => isColumn(deliveryMonth.days, days.length, deliveryMonth.keys.length),
  ];
  yield [
    'colourFacets.calendarWeek.days',
    () => isColumn(calendarWeek.days, days.length, calendarWeek.keys.length),
  ];
}

/** The first column with a wrong number of rows or an invalid index; null: none. */
export function faultOf(index: StyleIndex): string | null {
  const styles = rowsOf(index.articleIds);
  for (const claims of [claimsOfStyles(index, styles), claimsOfColours(index, styles)])
    for (const [path, holds] of claims) if (!holds()) return path;
  const { runCount, steps, lengths } = index.eans;
  if (!isColumn(runCount, styles, COLUMN_LIMIT)) return 'eans.runCount';
  if (totalOf(index.colourCount) !== index.dye.length) return 'colourCount';
  if (totalOf(runCount) !== steps.length) return 'eans.steps';
  return lengths.length === steps.length && lengths.every((length) => length > 0) ? null : 'eans.lengths';
}
