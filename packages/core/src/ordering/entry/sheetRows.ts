import type { Style } from '../../contract/index.ts';
import { deliveryWeekOf } from '../../rules/deliveryWeek.ts';
import { hasLengths } from '../../rules/hasLengths.ts';
import { comparedPrices, profitOf } from '../../rules/margin.ts';
import { variantsOf } from './articles.ts';
import type { EntryList } from './entryList.ts';
import { bodyOf, type EntryRow, fieldNames, type Shape } from './entryRows.ts';
import type { ReviewedRow } from './review.ts';

/** The columns of a list that bulk entry reads, in order. */
export const sheetColumns = [
  'ean',
  'articleNumber',
  'name',
  'colour',
  'colourName',
  'length',
  'size',
  'quantity',
] as const;
/** What a list tells besides when it goes out. Bulk entry passes over these columns. */
export const factColumns = [
  'salesPrice',
  'retailPrice',
  'currency',
  'deliveryWeek',
  'marginNet',
  'marginGross',
  'markUp',
] as const;

export type SheetColumn = (typeof sheetColumns)[number] | (typeof factColumns)[number];

export type SheetCell = string | number;

/** Thrown when quantities belong to none of the styles, so that the export would be incomplete. */
export class IncompleteSheet extends Error {
  constructor() {
    super('quantities of unknown variants');
    this.name = 'IncompleteSheet';
  }
}

interface SheetFacts {
  /** Minor units of `currency`; null: none. */
  readonly salesPrice: number | null;
  readonly retailPrice: number | null;
  readonly currency: string;
  readonly deliveryFrom: number;
  /** The tax in the retail price, in thousandths; absent: not known. */
  readonly vatPerMille?: number;
}

/**
 * Cells of {@link factColumns}: prices in whole units of the currency, the week as ISO 8601 writes it, the margin in
 * percent, in the column of what it is reckoned from, and the mark-up.
 */
export function factCells({
  salesPrice,
  retailPrice,
  currency,
  deliveryFrom,
  vatPerMille,
}: SheetFacts): SheetCell[] {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const price = (minor: number | null): SheetCell =>
    minor === null ? '' : minor / 10 ** maximumFractionDigits;
  const { week, year } = deliveryWeekOf(deliveryFrom);
  const { basis, margin, markUp } = profitOf(comparedPrices(1, salesPrice, retailPrice, vatPerMille));
  const percent: SheetCell = margin === null ? '' : Math.round(1000 * margin) / 10;
  return [
    price(salesPrice),
    price(retailPrice),
    currency,
    `${year}-W${String(week).padStart(2, '0')}`,
    basis === 'net' ? percent : '',
    basis === 'gross' ? percent : '',
    markUp === null ? '' : Math.round(100 * markUp) / 100,
  ];
}

/**
 * The contents of a cart, one row for each variant, in the order of styles, colours, lengths and sizes.
 *
 * @throws {IncompleteSheet} if a quantity belongs to none of the styles.
 */
export function cartRows(styles: readonly Style[], pieces: ReadonlyMap<string, number>): SheetCell[][] {
  const rows = styles.flatMap(variantsOf).flatMap(({ style, colour, variant }) => {
    const quantity = pieces.get(variant.articleVariantId) ?? 0;
    if (quantity === 0) return [];
    return [
      [
        variant.ean,
        style.articleNumber,
        style.name,
        colour.code,
        colour.name,
        hasLengths(style) ? variant.articleLength : '',
        variant.size,
        quantity,
        ...factCells({
          salesPrice: variant.salesPrice,
          retailPrice: variant.retailPrice,
          currency: style.currency,
          deliveryFrom: colour.deliveryFrom,
          vatPerMille: style.vatPerMille,
        }),
      ],
    ];
  });
  const wanted = [...pieces.values()].filter((quantity) => quantity > 0).length;
  if (rows.length !== wanted) throw new IncompleteSheet();
  return rows;
}

/** The cells of a row that was parsed on its own: the original ones, or its current fields if the user corrected it. */
function aloneCells({ id, fields }: EntryRow, cells: readonly string[], list: EntryList): string[] {
  if (!list.repairs[id]) return [...cells];
  const said = fieldNames.map((field) => fields[field]).filter((text) => text !== '');
  return Array.from({ length: Math.max(cells.length, said.length) }, (_, at) => said[at] ?? '');
}

/** Refused rows as in the source, each with its reason, so that they can be corrected and imported again. */
export function refusedRows(
  list: EntryList,
  shape: Shape,
  rows: readonly ReviewedRow[],
  reasonOf: (row: ReviewedRow) => string,
  reasonHeading: string,
): SheetCell[][] {
  const width = list.table.lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const padded = (cells: readonly string[]): string[] =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '');
  const lines = new Map(bodyOf(list.table, shape).map((line) => [line.number, line]));
  const heading = shape.heading === null ? null : list.table.lines[shape.heading];
  const hasSizes = shape.columns.includes('sizes');
  const body = rows.map((reviewed) => {
    const { row } = reviewed;
    const cells = padded(lines.get(row.line)?.cells ?? []);
    if (row.alone) return [...aloneCells(row, cells, list), reasonOf(reviewed)];
    const only = Number(row.id.split('.')[1] ?? 0) - 1;
    const kept = cells.map((cell, at) => {
      const meaning = shape.columns[at] ?? 'ignored';
      if (meaning === 'sizes') return at === only ? row.fields.quantity : '';
      if (meaning === 'ignored' || (hasSizes && meaning === 'size')) return cell;
      return row.fields[meaning];
    });
    return [...kept, reasonOf(reviewed)];
  });
  return heading ? [[...padded(heading.cells), reasonHeading], ...body] : body;
}
