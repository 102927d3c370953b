import { MOST_PIECES, type SizeCurve, type Style, type Variant } from '../../contract/index.ts';
import { hindranceOf, type OrderingMoment } from '../../rules/index.ts';
import type { CellEntry } from '../cart/cartEvents.ts';
import { allocate } from './allocation.ts';
import { type MatrixRow, matrixRows } from './matrixRows.ts';

/** What the total applies to: all chosen colours together, each colour, or each length of each colour. */
export const quickOrderScopes = ['style', 'colour', 'length'] as const;
export type QuickOrderScope = (typeof quickOrderScopes)[number];

/** The choices that determine a quick order. */
export interface QuickOrderChoice {
  readonly style: Style;
  readonly moment: OrderingMoment;
  readonly articleColorIds: readonly string[];
  readonly scope: QuickOrderScope;
  /** Null: every size has the same weight. */
  readonly curve: Pick<SizeCurve, 'weights'> | null;
  /** Pieces, > 0. */
  readonly total: number;
  /**
   * Pieces set by the user for single cells, by articleVariantId; the rest of the total is spread over the other
   * cells.
   */
  readonly adjusted: Readonly<Record<string, number>>;
}

/** A cell of the quick order with the pieces it would get. */
export interface PlannedCell {
  readonly variant: Variant;
  readonly pieces: number;
  /** Set by the user. */
  readonly adjusted: boolean;
  /** This cell cannot be ordered, whatever the quantity. */
  readonly barred: boolean;
  /** The maximum by stock and permitted pieces; null: this cell has no limit. */
  readonly most: number | null;
}

/**
 * A row of the matrix as the quick order would fill it. `cells` follow the style's sizes, null where one is not
 * produced; `pieces` is their sum.
 */
export interface PlannedRow {
  readonly row: MatrixRow;
  readonly cells: readonly (PlannedCell | null)[];
  readonly pieces: number;
}

/** `placed` + `unplaced` equals `asked`; `unplaced` is negative if the user set more than was asked for. */
export interface QuickOrderPlan {
  readonly rows: readonly PlannedRow[];
  readonly asked: number;
  readonly placed: number;
  readonly unplaced: number;
}

interface VariantPlace {
  readonly variant: Variant;
  readonly weight: number;
  readonly barred: boolean;
  readonly most: number | null;
  readonly set: number | null;
}

interface Line {
  readonly row: MatrixRow;
  readonly places: readonly (VariantPlace | null)[];
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const limitOf = ({ availableQuantity, permittedQuantity }: Variant): number | null => {
  const limits = [availableQuantity, permittedQuantity].filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
};

const lineOf = (row: MatrixRow, { style, moment, curve, adjusted }: QuickOrderChoice): Line => ({
  row,
  places: row.cells.map((variant) => {
    if (variant === null) return null;
    const barred = hindranceOf({ style, colour: row.colour, variant }, moment) !== null;
    const weight =
      curve === null
        ? 1
        : (curve.weights.find(
            ({ articleLength, size }) => articleLength === variant.articleLength && size === variant.size,
          )?.weight ?? 0);
    const set = barred ? null : (adjusted[variant.articleVariantId] ?? null);
    return { variant, weight: barred || set !== null ? 0 : weight, barred, most: limitOf(variant), set };
  }),
});

const placesOf = ({ places }: Line): VariantPlace[] => places.filter((place) => place !== null);
const setIn = (line: Line): number => sumOf(placesOf(line).map(({ set }) => set ?? 0));
const roomIn = ({ most }: VariantPlace): number => Math.min(most ?? MOST_PIECES, MOST_PIECES);

const slotOf = (line: Line) => {
  const open = placesOf(line).filter(({ weight }) => weight > 0);
  const { row } = line;
  const limit = row.colour.lengthLimits.find(({ articleLength }) => articleLength === row.articleLength);
  const permitted = limit ? Math.max(0, limit.permittedTotal - setIn(line)) : Number.POSITIVE_INFINITY;
  return {
    weight: sumOf(open.map(({ weight }) => weight)),
    most: Math.min(permitted, sumOf(open.map(roomIn))),
  };
};

const plannedRow = (line: Line, share: number): PlannedRow => {
  const places = line.places;
  const { pieces } = allocate(
    share,
    places.map((place) => (place ? { weight: place.weight, most: roomIn(place) } : { weight: 0, most: 0 })),
  );
  const cells = places.map((place, at): PlannedCell | null => {
    if (place === null) return null;
    const { variant, set, barred, most } = place;
    return { variant, pieces: set ?? pieces[at] ?? 0, adjusted: set !== null, barred, most };
  });
  return { row: line.row, cells, pieces: sumOf(cells.map((cell) => cell?.pieces ?? 0)) };
};

/** Allocates first over the rows by weight, then within each row, both by the largest remainder method. */
const planned = (total: number, lines: readonly Line[]): PlannedRow[] => {
  const rest = Math.max(0, total - sumOf(lines.map(setIn)));
  const shares = allocate(rest, lines.map(slotOf)).pieces;
  return lines.map((line, at) => plannedRow(line, shares[at] ?? 0));
};

const groupsOf = (lines: readonly Line[], scope: QuickOrderScope): Line[][] => {
  if (scope === 'style') return [[...lines]];
  if (scope === 'length') return lines.map((line) => [line]);
  const byColour = new Map<string, Line[]>();
  for (const line of lines) {
    const { articleColorId } = line.row.colour;
    byColour.set(articleColorId, [...(byColour.get(articleColorId) ?? []), line]);
  }
  return [...byColour.values()];
};

/** The planned allocation of a total over the cells of the chosen colours, before anything is typed (M4). */
export const quickOrderPlan = (choice: QuickOrderChoice): QuickOrderPlan => {
  const wanted = new Set(choice.articleColorIds);
  const lines = matrixRows(choice.style)
    .filter(({ colour }) => wanted.has(colour.articleColorId))
    .map((row) => lineOf(row, choice));
  const groups = groupsOf(lines, choice.scope);
  const rows = groups.flatMap((group) => planned(choice.total, group));
  const asked = lines.length === 0 ? 0 : choice.total * groups.length;
  const placed = sumOf(rows.map(({ pieces }) => pieces));
  return { rows, asked, placed, unplaced: asked - placed };
};

/** The entries that apply the plan: every cell of its rows that can be ordered, including those set to empty. */
export const entriesOfPlan = ({ rows }: QuickOrderPlan): CellEntry[] =>
  rows.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      cell === null || cell.barred
        ? []
        : [
            {
              articleVariantId: cell.variant.articleVariantId,
              entry: cell.pieces === 0 ? '' : String(cell.pieces),
            },
          ],
    ),
  );
