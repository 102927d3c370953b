import { MOST_PIECES, type SizeCurve, type Style, type Variant } from '../../contract/index.ts';
import type { CellEntry } from '../cart/cartEvents.ts';
import { hindranceOf, type OrderingMoment } from '../rules/index.ts';
import { allocate } from './allocation.ts';
import { type MatrixRow, matrixRows } from './matrixRows.ts';

/** What the total is meant for: all chosen colours together, each of them, or each of their lengths. */
export const quickOrderScopes = ['style', 'colour', 'length'] as const;
export type QuickOrderScope = (typeof quickOrderScopes)[number];

/** What a quick order is made of. */
export interface QuickOrderChoice {
  readonly style: Style;
  readonly moment: OrderingMoment;
  readonly articleColorIds: readonly string[];
  readonly scope: QuickOrderScope;
  /** Null: every size weighs the same. */
  readonly curve: Pick<SizeCurve, 'weights'> | null;
  /** Pieces, > 0. */
  readonly total: number;
  /** Pieces that the user set by hand, by articleVariantId; the rest of the total goes around them. */
  readonly adjusted: Readonly<Record<string, number>>;
}

/** A cell of the quick order with the pieces it would get. */
export interface PlannedCell {
  readonly variant: Variant;
  readonly pieces: number;
  /** Set by hand. */
  readonly adjusted: boolean;
  /** Nothing can be ordered here, whatever is typed. */
  readonly barred: boolean;
  /** The most that stock and permitted pieces allow; null: no limit of this cell. */
  readonly most: number | null;
}

/**
 * A row of the matrix as the quick order would fill it: cells by the style's sizes, null where one is not made;
 * `pieces` is their sum.
 */
export interface PlannedRow {
  readonly row: MatrixRow;
  readonly cells: readonly (PlannedCell | null)[];
  readonly pieces: number;
}

/** `placed` + `unplaced` is what was asked for; `unplaced` is negative where more was set by hand. */
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

/** First over the rows as they weigh, then within each row: both by the largest remainder. */
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

/** The chosen colours' cells with a total spread over them, before anything is typed (M4). */
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

/** What taking the plan over types: every cell of its rows that can be ordered, emptied ones included. */
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
