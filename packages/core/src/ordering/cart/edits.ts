import type { CartLine, CellConflict, Finding, LineChange, LinesAnswer } from '../../contract/index.ts';
import { piecesOf } from './quantityEntry.ts';

/** What is known of a cell that does not simply show what is stored. */
export interface Edit {
  /** As typed. */
  readonly entry: string;
  /** Pieces meant, null while the entry is no valid quantity. */
  readonly pieces: number | null;
  /** Pieces stored when the change began, as far as this page knows. */
  readonly was: number;
  /** Pieces on their way to the server, null when none are. */
  readonly sent: number | null;
  /** Why the server refused these pieces; typing anew clears it. */
  readonly refusal: Finding | null;
  /** Somebody else changed the cell: theirs stands until the user decides. */
  readonly conflict: CellConflict | null;
}

export type Edits = Readonly<Record<string, Edit>>;
/** Stored lines by articleVariantId. */
export type Lines = Readonly<Record<string, CartLine>>;

export const storedPieces = (lines: Lines, articleVariantId: string): number =>
  lines[articleVariantId]?.quantity ?? 0;

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

/** The cell after typing; back at what is stored, it is no edit any more. */
export const typed = (edits: Edits, lines: Lines, articleVariantId: string, entry: string): Edits => {
  const before = edits[articleVariantId];
  const was = before?.was ?? storedPieces(lines, articleVariantId);
  const sent = before?.sent ?? null;
  const pieces = piecesOf(entry);
  if (pieces === was && sent === null && !before?.conflict) return without(edits, articleVariantId);
  const edit: Edit = { entry, pieces, was, sent, refusal: null, conflict: before?.conflict ?? null };
  return { ...edits, [articleVariantId]: edit };
};

const isReady = ({ pieces, was, sent, refusal, conflict }: Edit): boolean =>
  pieces !== null && pieces !== was && sent === null && refusal === null && conflict === null;

/** Changes that can be sent now. */
export const changesOf = (edits: Edits): LineChange[] =>
  Object.entries(edits).flatMap(([articleVariantId, edit]) =>
    isReady(edit) && edit.pieces !== null ? [{ articleVariantId, quantity: edit.pieces, was: edit.was }] : [],
  );

const mapped = (edits: Edits, change: (edit: Edit, articleVariantId: string) => Edit | null): Edits =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([articleVariantId, edit]): [string, Edit][] => {
      const next = change(edit, articleVariantId);
      return next ? [[articleVariantId, next]] : [];
    }),
  );

/** Changes on their way. */
export const sentChanges = (edits: Edits): LineChange[] =>
  Object.entries(edits).flatMap(([articleVariantId, { sent, was }]) =>
    sent === null ? [] : [{ articleVariantId, quantity: sent, was }],
  );

export const markSent = (edits: Edits): Edits =>
  mapped(edits, (edit) => (isReady(edit) ? { ...edit, sent: edit.pieces } : edit));

/** Nothing came back: what was on its way is typed again. */
export const markUnsent = (edits: Edits): Edits => mapped(edits, (edit) => ({ ...edit, sent: null }));

/** The lines after an answer: what was stored, and what somebody else's changes left standing. */
export const linesAfter = (lines: Lines, { stored, conflicts }: LinesAnswer): Lines => {
  const next: Record<string, CartLine> = { ...lines };
  for (const line of [...stored, ...conflicts.map((conflict) => conflict.line)]) {
    if (line.quantity === 0) delete next[line.articleVariantId];
    else next[line.articleVariantId] = line;
  }
  return next;
};

/** Each sent cell ends stored, refused or in conflict; what was typed meanwhile stays typed. */
export const settled = (edits: Edits, { stored, refused, conflicts }: LinesAnswer): Edits => {
  const storedBy = new Map(stored.map((line) => [line.articleVariantId, line.quantity]));
  const refusedBy = new Map(refused.map((cell) => [cell.articleVariantId, cell.finding]));
  const conflictBy = new Map(conflicts.map((cell) => [cell.articleVariantId, cell]));
  return mapped(edits, (edit, articleVariantId) => {
    if (edit.sent === null) return edit;
    const conflict = conflictBy.get(articleVariantId);
    if (conflict) return { ...edit, sent: null, conflict };
    const refusal = refusedBy.get(articleVariantId);
    if (refusal) return { ...edit, sent: null, refusal: edit.pieces === edit.sent ? refusal : null };
    const was = storedBy.get(articleVariantId) ?? edit.sent;
    return edit.pieces === was ? null : { ...edit, was, sent: null };
  });
};

/** The user's decision about a cell somebody else changed. */
export const decided = (edits: Edits, articleVariantId: string, keep: 'mine' | 'theirs'): Edits => {
  const edit = edits[articleVariantId];
  if (!edit?.conflict) return edits;
  if (keep === 'theirs' || edit.pieces === edit.conflict.theirs) return without(edits, articleVariantId);
  return { ...edits, [articleVariantId]: { ...edit, was: edit.conflict.theirs, conflict: null } };
};

export const conflictsIn = (edits: Edits): CellConflict[] =>
  Object.values(edits).flatMap(({ conflict }) => conflict ?? []);

export const hasInvalid = (edits: Edits): boolean =>
  Object.values(edits).some(({ pieces }) => pieces === null);

export const byVariant = (lines: readonly CartLine[]): Lines =>
  Object.fromEntries(lines.map((line) => [line.articleVariantId, line]));
