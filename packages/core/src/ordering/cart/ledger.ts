import type { CartLine, LineChange, LinesAnswer } from '../../contract/index.ts';
import type { CellEntry } from './cartEvents.ts';
import { type CellEvent, cellAfter, cellState, type Edit, readyPieces } from './cell.ts';
import { CellMap } from './cellMap.ts';
import type { DraftCell } from './draft.ts';
import { entryOf, piecesOf } from './quantityEntry.ts';

/** Stored lines by articleVariantId. */
export type Lines = CellMap<CartLine>;

/** How many cells are in which way unlike what is stored; see `CellState`. */
export interface Tally {
  /** Can be sent now. */
  readonly ready: number;
  readonly sending: number;
  /** Of them, or of those somebody else changed: what is typed is no quantity. */
  readonly invalid: number;
  readonly refused: number;
  readonly contested: number;
  /** Pieces meant beyond the pieces stored. */
  readonly pieces: number;
}

/** Every cell of the cart that does not simply show what is stored, and what that comes to. */
export interface Ledger {
  readonly cells: CellMap<Edit>;
  readonly tally: Tally;
}

const noTally: Tally = { ready: 0, sending: 0, invalid: 0, refused: 0, contested: 0, pieces: 0 };
export const emptyLedger: Ledger = { cells: CellMap.empty<Edit>(), tally: noTally };

export const byVariant = (lines: readonly CartLine[]): Lines =>
  CellMap.of(lines.map((line) => [line.articleVariantId, line] as const));

/** What the cells of a cart show at a moment. */
export interface Quantities {
  readonly lines: Lines;
  readonly ledger: Ledger;
}

/** Cells that show something else than at a moment before; costs what changed, however large the cart. */
export const changedCells = (before: Quantities, now: Quantities): string[] => [
  ...now.lines.differing(before.lines),
  ...now.ledger.cells.differing(before.ledger.cells),
];

export const storedPieces = (lines: Lines, articleVariantId: string): number =>
  lines.get(articleVariantId)?.quantity ?? 0;

/** Pieces that count: as typed, those before while the entry is no quantity. */
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
    if (edit.conflict) sum.contested += times;
    sum.pieces += times * (wishedOf(edit) - stored);
  }
}

/** No event: only the line beneath the cell may have changed. */
type Lived = readonly [articleVariantId: string, event: CellEvent | null];

/** The ledger after events of some cells; `before` and `after` are the lines as they stood and stand. */
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

/** The tally of cells over lines, counted from the beginning. */
export const tallyOf = ({ cells }: Pick<Ledger, 'cells'>, lines: Lines): Tally => {
  const count = new Count();
  for (const [id, edit] of cells) count.add(edit, storedPieces(lines, id), 1);
  return count.sum;
};

/** The same cells over a cart that was read anew. */
export const over = (ledger: Ledger, before: Lines, after: Lines): Ledger =>
  lived(
    ledger,
    [...ledger.cells].map(([id]): Lived => [id, { type: 'cell.found', quantity: storedPieces(after, id) }]),
    before,
    after,
  );

/** What a cell shows as text, '' for none. */
export const entryIn = (ledger: Ledger, lines: Lines, articleVariantId: string): string =>
  ledger.cells.get(articleVariantId)?.entry ?? entryOf(storedPieces(lines, articleVariantId));

export const typed = (ledger: Ledger, lines: Lines, cells: readonly CellEntry[]): Ledger =>
  lived(
    ledger,
    cells.map(({ articleVariantId, entry }): Lived => [articleVariantId, { type: 'cell.typed', entry }]),
    lines,
  );

/** Changes that can be sent now, `most` of them. */
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

const eachOf = (changes: readonly LineChange[], event: CellEvent): Lived[] =>
  changes.map(({ articleVariantId }) => [articleVariantId, event]);

export const markSent = (ledger: Ledger, lines: Lines, changes: readonly LineChange[]): Ledger =>
  lived(ledger, eachOf(changes, { type: 'cell.sent' }), lines);

/** Nothing came back: the server may hold what was sent, or not. */
export const markLost = (ledger: Ledger, lines: Lines, changes: readonly LineChange[]): Ledger =>
  lived(ledger, eachOf(changes, { type: 'cell.lost' }), lines);

/** The call was refused as a whole: what was sent is as it was typed. */
export const markReturned = (ledger: Ledger, lines: Lines, changes: readonly LineChange[]): Ledger =>
  lived(ledger, eachOf(changes, { type: 'cell.returned' }), lines);

/** The lines after an answer: what was stored, and what somebody else's changes left standing. */
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
      (conflict) => [conflict.articleVariantId, { type: 'cell.contested', conflict }] as const,
    ),
  ]);

const lostEvent: CellEvent = { type: 'cell.lost' };

/** Each sent cell ends as the answer says; what it is silent about is lost. `lines` are those before the answer. */
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

/** Whether an answer speaks of every change that was sent. */
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

/** Everything that is not on its way is given up. */
export const dropped = (ledger: Ledger, lines: Lines): Ledger =>
  lived(
    ledger,
    [...ledger.cells].map(([id]): Lived => [id, { type: 'cell.dropped' }]),
    lines,
  );

/** What an earlier page could not send, over lines as they stand now; cells typed since are left alone. */
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

/** What is worth keeping for a page to come: what was on its way may have been stored or not. */
export const draftOf = ({ cells }: Ledger): DraftCell[] =>
  [...cells].map(([articleVariantId, { entry, was, sent, unsure }]) => ({
    articleVariantId,
    entry,
    was,
    unsure: sent === null ? unsure : [...unsure, sent],
  }));
