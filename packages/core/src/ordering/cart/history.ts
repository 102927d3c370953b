import { piecesOf } from '../../rules/quantityText.ts';
import type { CellEntry } from './cell.ts';

/** How a step changed a cell, as entry texts. */
export interface StepCell {
  readonly articleVariantId: string;
  readonly before: string;
  readonly after: string;
}

/** One action of the user: typing into a cell, paste, fill, import, scan. */
export interface Step {
  readonly cells: readonly StepCell[];
  /** Number of cells of the step that somebody else has changed since. They are not undone. */
  readonly overtaken: number;
  /** The style that the step took out of the cart, by its articleId; absent: the step did something else. */
  readonly removed?: string;
}

/** The result of an undo or redo: what it typed, and how many cells it had to skip. */
export interface Undoing {
  readonly kind: 'undone' | 'redone';
  readonly articleVariantIds: readonly string[];
  /** Cells that somebody else has changed since the step. */
  readonly skipped: number;
}

/** Edits resumed from a draft: when the draft was kept, and what it changed. */
export interface Resumed {
  /** Epoch milliseconds by the server's clock. */
  readonly at: number;
  readonly cells: readonly StepCell[];
}

/** The steps to undo and to redo; the last of each list comes next. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Further typing in the same cell extends the last step. */
  readonly open: boolean;
  /** The result of the last undo; null: quantities were typed since, or the user has read it. */
  readonly undoing: Undoing | null;
  /** The style that was removed last, by its articleId; null: something was done since, or the user has read it. */
  readonly removal: string | null;
  /** Until the user has read it. */
  readonly resumed: Resumed | null;
}

/** Limits of the history: number of steps, and number of cells in all steps together. Older steps are dropped. */
const MOST_STEPS = 200;
const MOST_CELLS = 50_000;

export const noHistory: History = {
  past: [],
  future: [],
  open: false,
  undoing: null,
  removal: null,
  resumed: null,
};

const isSame = (one: string, other: string): boolean => {
  if (one === other) return true;
  const pieces = piecesOf(one);
  return pieces !== null && pieces === piecesOf(other);
};

const bounded = (steps: readonly Step[]): readonly Step[] => {
  let cells = 0;
  let from = steps.length;
  while (from > 0 && steps.length - from < MOST_STEPS) {
    cells += steps[from - 1]?.cells.length ?? 0;
    if (cells > MOST_CELLS && from < steps.length) break;
    from -= 1;
  }
  return from === 0 ? steps : steps.slice(from);
};

/** The step that a keystroke extends: it types on in the same cell, or appends a digit after a pause. */
const goesOnWith = ({ past, open }: History, cell: StepCell): StepCell | null => {
  const [last, ...others] = past.at(-1)?.cells ?? [];
  if (!last || others.length > 0 || last.articleVariantId !== cell.articleVariantId) return null;
  if (last.after !== cell.before) return null;
  const grows = cell.before !== '' && cell.after.startsWith(cell.before);
  return open || grows ? last : null;
};

/** Adds a step to the history. `open`: the next keystroke may extend it. The steps to redo are dropped. */
export const recorded = (history: History, cells: readonly StepCell[], open: boolean): History => {
  const done = cells.filter(({ before, after }) => before !== after);
  const [first] = done;
  if (!first) return history;
  const last = open && done.length === 1 ? goesOnWith(history, first) : null;
  if (!last) {
    const past = bounded([...history.past, { cells: done, overtaken: 0 }]);
    return { ...history, past, future: [], open };
  }
  const earlier = history.past.slice(0, -1);
  const whole = { ...first, before: last.before };
  return isSame(whole.before, whole.after)
    ? { ...history, past: earlier, future: [], open: false }
    : { ...history, past: [...earlier, { cells: [whole], overtaken: 0 }], future: [], open };
};

/** Adds the step that takes a style out of the cart. It counts even if nothing of the style was ordered any more. */
export const recordedRemoval = (history: History, removed: string, cells: readonly StepCell[]): History => ({
  ...history,
  past: bounded([...history.past, { cells, overtaken: 0, removed }]),
  future: [],
  open: false,
  undoing: null,
  removal: removed,
});

/** The user has read what an undo, a removal or a found draft had to tell. */
export const noticeRead = (history: History, notice: 'undoing' | 'removal' | 'resumed'): History => ({
  ...history,
  [notice]: null,
});

/** Closes the last step, so that the next keystroke begins a new one. */
export const closed = (history: History): History => (history.open ? { ...history, open: false } : history);

/** The current text of a cell. */
type ShownEntry = (articleVariantId: string) => string;

interface Moved {
  readonly history: History;
  /** The entries to type. */
  readonly cells: readonly CellEntry[];
}

const moved = (kind: Undoing['kind'], { cells, overtaken, removed }: Step, shown: ShownEntry) => {
  const [from, to] = kind === 'undone' ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const kept = cells.filter((cell) => isSame(shown(cell.articleVariantId), cell[from]));
  const step: Step = { cells: kept, overtaken: 0, ...(removed !== undefined && { removed }) };
  const entries = kept.map((cell) => ({ articleVariantId: cell.articleVariantId, entry: cell[to] }));
  const undoing: Undoing = {
    kind,
    articleVariantIds: kept.map(({ articleVariantId }) => articleVariantId),
    skipped: overtaken + cells.length - kept.length,
  };
  return { steps: kept.length > 0 || removed !== undefined ? [step] : [], entries, undoing };
};

/** Undoes the last step, except for cells that show something else by now. */
export const undone = (history: History, shown: ShownEntry): Moved | null => {
  const { past, future } = history;
  const last = past.at(-1);
  if (!last) return null;
  const { steps, entries, undoing } = moved('undone', last, shown);
  const moves = {
    past: past.slice(0, -1),
    future: [...future, ...steps],
    open: false,
    undoing,
    removal: null,
  };
  return { history: { ...history, ...moves }, cells: entries };
};

export const redone = (history: History, shown: ShownEntry): Moved | null => {
  const { past, future } = history;
  const last = future.at(-1);
  if (!last) return null;
  const { steps, entries, undoing } = moved('redone', last, shown);
  const moves = {
    past: [...past, ...steps],
    future: future.slice(0, -1),
    open: false,
    undoing,
    removal: last.removed ?? null,
  };
  return { history: { ...history, ...moves }, cells: entries };
};

/** Undoes what was resumed from a draft, out of order. That counts as a new step. */
export const withdrawn = (history: History, shown: ShownEntry): Moved => {
  const cells = history.resumed?.cells ?? [];
  const { entries, undoing } = moved('undone', { cells, overtaken: 0 }, shown);
  const back = entries.map(({ articleVariantId, entry }) => ({
    articleVariantId,
    before: shown(articleVariantId),
    after: entry,
  }));
  return {
    history: { ...recorded(history, back, false), undoing, removal: null, resumed: null },
    cells: entries,
  };
};

/** Somebody else changed these cells, so no step undoes them any more. */
export const overtaken = (history: History, ids: ReadonlySet<string>): History => {
  if (ids.size === 0) return history;
  const without = (step: Step): Step => {
    const cells = step.cells.filter(({ articleVariantId }) => !ids.has(articleVariantId));
    return cells.length === step.cells.length
      ? step
      : { ...step, cells, overtaken: step.overtaken + step.cells.length - cells.length };
  };
  return { ...history, past: history.past.map(without), future: history.future.map(without), open: false };
};
