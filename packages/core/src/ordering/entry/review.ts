import { type Finding, MOST_PIECES } from '../../contract/index.ts';
import type { QuantityProblem } from '../../rules/quantityText.ts';
import { findingsOfCell, hindranceOf, type OrderingMoment } from '../../rules/styleFindings.ts';
import type { Articles, ArticleVariant } from './articles.ts';
import type { JudgedRow, Resolution } from './resolve.ts';

/** `add`: add to the quantities in the cart; `replace`: overwrite them, for the variants of the list. */
export type EntryMode = 'add' | 'replace';

/** The effect of a row on a variant: pieces in the cart before, and after all rows of that variant are applied. */
export interface Becoming {
  readonly articleVariantId: string;
  readonly from: number;
  readonly to: number;
  /** Pieces of this row. */
  readonly pieces: number;
  /** Number of rows with this variant. */
  readonly rows: number;
}

/** Every row has exactly one verdict. */
export type RowVerdict =
  | { readonly kind: 'ready' | 'summed' | 'unchanged'; readonly becomes: Becoming }
  | { readonly kind: 'hindered'; readonly articleVariantId: string; readonly finding: Finding }
  | { readonly kind: 'exceeded'; readonly becomes: Becoming; readonly finding: Finding | null }
  | { readonly kind: 'quantity'; readonly articleVariantId: string | null; readonly problem: QuantityProblem }
  | { readonly kind: 'leftOut' }
  | Exclude<Resolution, { kind: 'found' }>;
/** The kind of a verdict; `verdictText` gives it as a sentence. See {@link isTaken}. */
export type VerdictKind = RowVerdict['kind'];

/** The filter on the rows. */
export type ShownRows = 'all' | 'problems' | VerdictKind;

/** Every kind of verdict; those that can be taken come first. */
export const verdictKinds: readonly VerdictKind[] = [
  'ready',
  'summed',
  'unchanged',
  'unknown',
  'ambiguous',
  'contradictory',
  'elsewhere',
  'damaged',
  'quantity',
  'hindered',
  'exceeded',
  'leftOut',
];

const takenKinds: ReadonlySet<VerdictKind> = new Set(['ready', 'summed', 'unchanged']);
/** Whether a row with this verdict can be taken into the cart. */
export const isTaken = (kind: VerdictKind): boolean => takenKinds.has(kind);

/** A row of a list with its resolution, and its verdict for the current cart. */
export interface ReviewedRow extends JudgedRow {
  readonly verdict: RowVerdict;
}

/** All rows with their verdicts; `taken` + `refused` always equals the number of rows. */
export interface Review {
  readonly rows: readonly ReviewedRow[];
  readonly counts: Readonly<Record<VerdictKind, number>>;
  readonly taken: number;
  readonly refused: number;
  /** What goes into the cart, each variant once. */
  readonly cells: readonly { readonly articleVariantId: string; readonly pieces: number }[];
}

/** Pieces in the cart by articleVariantId, edits included. */
export type CartPieces = Pick<ReadonlyMap<string, number>, 'get'>;

interface Sum {
  pieces: number;
  rows: number;
}

/** Rows that count in a variant's sum: they are resolved, have a quantity and were not left out. */
const countsIn = ({ resolution, quantity, leftOut }: JudgedRow): { id: string; pieces: number } | null =>
  resolution.kind === 'found' && 'pieces' in quantity && !leftOut
    ? { id: resolution.articleVariantId, pieces: quantity.pieces }
    : null;

const sumsOf = (rows: readonly JudgedRow[]): Map<string, Sum> => {
  const sums = new Map<string, Sum>();
  for (const row of rows) {
    const counted = countsIn(row);
    if (!counted) continue;
    const sum = sums.get(counted.id);
    if (sum) {
      sum.pieces += counted.pieces;
      sum.rows += 1;
    } else sums.set(counted.id, { pieces: counted.pieces, rows: 1 });
  }
  return sums;
};

/** A finding if the pieces exceed the maximum of a cell, the stock or the permitted pieces; null: none. */
const exceeding = (
  article: ArticleVariant,
  { from, to }: Becoming,
  moment: OrderingMoment,
): { finding: Finding | null } | null => {
  if (to > MOST_PIECES) return { finding: null };
  if (to <= from) return null;
  const [finding] = findingsOfCell(article, to, undefined, moment);
  return finding ? { finding } : null;
};

interface Scene {
  readonly articles: Articles;
  readonly pieces: CartPieces;
  readonly mode: EntryMode;
  readonly moment: OrderingMoment;
}

function verdictOf(row: JudgedRow, sums: ReadonlyMap<string, Sum>, scene: Scene): RowVerdict {
  const { resolution, quantity } = row;
  if (row.leftOut) return { kind: 'leftOut' };
  if (resolution.kind !== 'found') return resolution;
  const { articleVariantId } = resolution;
  const article = scene.articles.byVariant.get(articleVariantId);
  const hindrance = article ? hindranceOf(article, scene.moment) : null;
  if (hindrance) return { kind: 'hindered', articleVariantId, finding: hindrance };
  if ('problem' in quantity) return { kind: 'quantity', articleVariantId, problem: quantity.problem };
  const sum = sums.get(articleVariantId) ?? { pieces: quantity.pieces, rows: 1 };
  const from = scene.pieces.get(articleVariantId) ?? 0;
  const to = scene.mode === 'add' ? from + sum.pieces : sum.pieces;
  const becomes = { articleVariantId, from, to, pieces: quantity.pieces, rows: sum.rows };
  const excess = article && exceeding(article, becomes, scene.moment);
  if (excess) return { kind: 'exceeded', becomes, ...excess };
  if (to === from) return { kind: 'unchanged', becomes };
  return { kind: sum.rows > 1 ? 'summed' : 'ready', becomes };
}

/**
 * The verdict of each row by the rules of the cart (N7), for the current cart. Rows of one variant are summed and
 * share the result.
 */
export function reviewOf(judged: readonly JudgedRow[], scene: Scene): Review {
  const sums = sumsOf(judged);
  const counts = Object.fromEntries(verdictKinds.map((kind) => [kind, 0])) as Record<VerdictKind, number>;
  const cells = new Map<string, number>();
  let taken = 0;
  const rows = judged.map((row): ReviewedRow => {
    const verdict = verdictOf(row, sums, scene);
    counts[verdict.kind] += 1;
    if (isTaken(verdict.kind)) taken += 1;
    if (verdict.kind === 'ready' || verdict.kind === 'summed') {
      const { articleVariantId, from, to } = verdict.becomes;
      cells.set(articleVariantId, scene.mode === 'add' ? to - from : to);
    }
    return { ...row, verdict };
  });
  return {
    rows,
    counts,
    taken,
    refused: rows.length - taken,
    cells: [...cells].map(([articleVariantId, pieces]) => ({ articleVariantId, pieces })),
  };
}
