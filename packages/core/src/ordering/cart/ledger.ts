import type { CartLine, LineChange, LinesAnswer } from '../../contract/index.ts';
import type { DraftCell } from '../../keptWork/draft.ts';
import { entryOf, piecesOf } from '../../rules/quantityText.ts';
import type { CellEntry } from './cell.ts';
import { type CellEvent, cellAfter, cellState, type Edit, readyPieces } from './cell.ts';
import { CellMap } from './cellMap.ts';

/** Stored lines by articleVariantId. */
export type Lines = CellMap<CartLine>;

/** How many cells differ from what is stored, by kind of difference; see `CellState`. */
export interface Tally {
  /** Can be sent now. */
  readonly ready: number;
  readonly sending: number;
  /** Entry is not a valid quantity; includes cells with a conflict. */
  readonly invalid: number;
  readonly refused: number;
  readonly conflicting: number;
  /** Entered pieces minus stored pieces. */
  readonly pieces: number;
}

/** All cells of the cart that differ from what is stored, and their tally. */
export interface Ledger {
  readonly cells: CellMap<Edit>;
  readonly tally: Tally;
}

const noTally: Tally = { ready: 0, sending: 0, invalid: 0, refused: 0, conflicting: 0, pieces: 0 };
export const emptyLedger: Ledger = { cells: CellMap.empty<Edit>(), tally: noTally };

export const byVariant = (lines: readonly CartLine[]): Lines =>
  CellMap.of(lines.map((line) => [line.articleVariantId, line] as const));

/** Everything that determines what the cells of a cart show at a moment. */
export interface Quantities {
  readonly lines: Lines;
  readonly ledger: Ledger;
}

/**
 * Cells that show something else than before. The cost depends on the number of changes, not on the size of the cart.
 */
export const changedCells = (before: Quantities, now: Quantities): string[] => [
  ...now.lines.differing(before.lines),
  ...now.ledger.cells.differing(before.ledger.cells),
];

export const storedPieces = (lines: Lines, articleVariantId: string): number =>
  lines.get(articleVariantId)?.quantity ?? 0;

/** Pieces for the totals: as entered, or the earlier ones while the entry is invalid. */
export const wishedOf = ({ pieces, was }: Edit): number => pieces ?? was;

class Count {
  readonly sum = { ...noTally };

  constructor(from: Tally = noTally) {
    Object.assign(this.sum, from);
  }

  add(edit: Edit | undefined, stored: number, times: 1 | -1): void {
    if (!edit) return;
    const { sum } = this;
    const state = cellState(edit);
    if (readyPieces(edit) !== null) sum.ready += times;
    if (edit.sent !== null) sum.sending += times;
    if (edit.pieces === null) sum.invalid += times;
    if (state === 'refused') sum.refused += times;
    if (edit.conflict) sum.conflicting += times;
    sum.pieces += times * (wishedOf(edit) - stored);
  }
}

/** A null event means that only the stored line of the cell may have changed. */
type Lived = readonly [articleVariantId: string, event: CellEvent | null];

/** Applies events to cells; `before` and `after` are the stored lines before and after. */
const lived = (ledger: Ledger, events: Iterable<Lived>, before: Lines, after: Lines = before): Ledger => {
  const changed = new Map<string, Edit | undefined>();
  for (const [id, event] of events) {
    const edit = changed.has(id) ? changed.get(id) : ledger.cells.get(id);
    changed.set(id, event ? cellAfter(edit, event, storedPieces(after, id)) : edit);
  }
  const count = new Count(ledger.tally);
  for (const [id, edit] of changed) {
    count.add(ledger.cells.get(id), storedPieces(before, id), -1);
    count.add(edit, storedPieces(after, id), 1);
  }
  return { cells: ledger.cells.with(changed), tally: count.sum };
};

/** Counts the tally of all cells from scratch. */
export const tallyOf = ({ cells }: Pick<Ledger, 'cells'>, lines: Lines): Tally => {
  const count = new Count();
  for (const [id, edit] of cells) count.add(edit, storedPieces(lines, id), 1);
  return count.sum;
};

/** Moves the edits onto a cart that was reread. */
export const over = (ledger: Ledger, before: Lines, after: Lines): Ledger =>
  lived(
    ledger,
    [...ledger.cells].map(([id]): Lived => [id, { type: 'cell.found', quantity: storedPieces(after, id) }]),
    before,
    after,
  );

/** The text a cell shows, '' if empty. */
export const entryIn = (ledger: Ledger, lines: Lines, articleVariantId: string): string =>
  ledger.cells.get(articleVariantId)?.entry ?? entryOf(storedPieces(lines, articleVariantId));

export const typed = (ledger: Ledger, lines: Lines, cells: readonly CellEntry[]): Ledger =>
  lived(
    ledger,
    cells.map(({ articleVariantId, entry }): Lived => [articleVariantId, { type: 'cell.typed', entry }]),
    lines,
  );

/** The changes that can be sent now, at most `most`. */
export const changesOf = ({ cells, tally }: Ledger, most: number): LineChange[] => {
  const changes: LineChange[] = [];
  if (tally.ready === 0) return changes;
  for (const [articleVariantId, edit] of cells) {
    const quantity = readyPieces(edit);
    if (quantity !== null) changes.push({ articleVariantId, quantity, was: edit.was });
    if (changes.length === most) break;
  }
  return changes;
};

/** The changes in the running request. */
export const sentIn = ({ cells, tally }: Ledger): LineChange[] => {
  const changes: LineChange[] = [];
  if (tally.sending === 0) return changes;
  for (const [articleVariantId, { sent, was }] of cells)
    if (sent !== null) changes.push({ articleVariantId, quantity: sent, was });
  return changes;
};

const eachOf = (changes: readonly LineChange[], event: CellEvent): Lived[] =>
  changes.map(({ articleVariantId }) => [articleVariantId, event]);

export const markSent = (ledger: Ledger, lines: Lines, changes: readonly LineChange[]): Ledger =>
  lived(ledger, eachOf(changes, { type: 'cell.sent' }), lines);

/** There was no response: the server may or may not have stored what was sent. */
export const markLost = (ledger: Ledger, lines: Lines, changes: readonly LineChange[]): Ledger =>
  lived(ledger, eachOf(changes, { type: 'cell.lost' }), lines);

/** The whole call was refused: what was sent becomes typed again. */
export const markReturned = (ledger: Ledger, lines: Lines, changes: readonly LineChange[]): Ledger =>
  lived(ledger, eachOf(changes, { type: 'cell.returned' }), lines);

/** The lines after a response: what was stored, and the quantities of others in case of conflicts. */
export const linesAfter = (lines: Lines, { stored, conflicts }: LinesAnswer): Lines =>
  lines.with(
    [...stored, ...conflicts.map((conflict) => conflict.line)].map((line) => [
      line.articleVariantId,
      line.quantity === 0 ? undefined : line,
    ]),
  );

const eventsOf = (answer: LinesAnswer): Map<string, CellEvent> =>
  new Map<string, CellEvent>([
    ...answer.stored.map(
      ({ articleVariantId, quantity }) => [articleVariantId, { type: 'cell.stored', quantity }] as const,
    ),
    ...answer.refused.map(
      ({ articleVariantId, finding }) => [articleVariantId, { type: 'cell.refused', finding }] as const,
    ),
    ...answer.conflicts.map(
      (conflict) => [conflict.articleVariantId, { type: 'cell.conflicted', conflict }] as const,
    ),
  ]);

const lostEvent: CellEvent = { type: 'cell.lost' };

/**
 * Updates each sent cell by the response; cells it does not mention are lost. `lines` are those before the response.
 */
export const settled = (
  ledger: Ledger,
  lines: Lines,
  changes: readonly LineChange[],
  answer: LinesAnswer,
): Ledger => {
  const events = eventsOf(answer);
  return lived(
    ledger,
    [
      ...[...events.keys()].map((id): Lived => [id, null]),
      ...changes.map(({ articleVariantId: id }): Lived => [id, events.get(id) ?? lostEvent]),
    ],
    lines,
    linesAfter(lines, answer),
  );
};

/** Whether a response mentions every change that was sent. */
export const isComplete = (changes: readonly LineChange[], answer: LinesAnswer): boolean => {
  const events = eventsOf(answer);
  return changes.every(({ articleVariantId }) => events.has(articleVariantId));
};

export const decided = (
  ledger: Ledger,
  lines: Lines,
  articleVariantId: string,
  keep: 'mine' | 'theirs',
): Ledger => lived(ledger, [[articleVariantId, { type: 'cell.decided', keep }]], lines);

/** Discards everything that is not in a running request. */
export const dropped = (ledger: Ledger, lines: Lines): Ledger =>
  lived(
    ledger,
    [...ledger.cells].map(([id]): Lived => [id, { type: 'cell.dropped' }]),
    lines,
  );

/**
 * Restores edits that an earlier page could not send on top of the current lines. Cells typed since are not touched.
 */
export const resumed = (ledger: Ledger, lines: Lines, cells: readonly DraftCell[]): Ledger => {
  const fresh = cells.filter(({ articleVariantId }) => !ledger.cells.get(articleVariantId));
  const rest = { sent: null, moved: false, refusal: null, conflict: null };
  const found = fresh.map(({ articleVariantId, entry, was, unsure }): [string, Edit] => [
    articleVariantId,
    { entry, pieces: piecesOf(entry), was, unsure, ...rest },
  ]);
  const all = ledger.cells.with(found);
  return lived(
    { cells: all, tally: tallyOf({ cells: all }, lines) },
    fresh.map(
      ({ articleVariantId: id }): Lived => [id, { type: 'cell.found', quantity: storedPieces(lines, id) }],
    ),
    lines,
  );
};

/** The edits worth saving for a later page. Changes in the running request may have been stored or not. */
export const draftOf = ({ cells }: Ledger): DraftCell[] =>
  [...cells].map(([articleVariantId, { entry, was, sent, unsure }]) => ({
    articleVariantId,
    entry,
    was,
    unsure: sent === null ? unsure : [...unsure, sent],
  }));
