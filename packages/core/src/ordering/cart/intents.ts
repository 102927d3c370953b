import type { Draft } from '../../keptWork/draft.ts';
import type { CartContext, CartEvent } from './cartEvents.ts';
import type { CellEntry, CellPieces } from './cell.ts';
import {
  noticeRead,
  recorded,
  recordedRemoval,
  redone,
  type StepCell,
  undone,
  withdrawn,
} from './history.ts';
import { dropped, entryIn, resumed as resumedIn, storedPieces, typed } from './ledger.ts';

/** The state that an edit starts from. */
type CartQuantities = Pick<CartContext, 'lines' | 'ledger' | 'history'>;
/** The changes an edit makes to that state. */
type CartChanges = Partial<Pick<CartContext, 'ledger' | 'history'>>;

const shownIn =
  ({ ledger, lines }: CartQuantities) =>
  (articleVariantId: string): string =>
    entryIn(ledger, lines, articleVariantId);

const type = (context: CartQuantities, cells: readonly CellEntry[], alone: boolean): CartChanges => {
  const shown = shownIn(context);
  const last = new Map(cells.map(({ articleVariantId, entry }) => [articleVariantId, entry]));
  const step = [...last].map(
    ([articleVariantId, after]): StepCell => ({ articleVariantId, before: shown(articleVariantId), after }),
  );
  return {
    ledger: typed(context.ledger, context.lines, cells),
    history: { ...recorded(context.history, step, alone), undoing: null, removal: null },
  };
};

/** Empties all cells of a style, in one step. */
const remove = (
  context: CartQuantities,
  articleId: string,
  articleVariantIds: readonly string[],
): CartChanges => {
  const shown = shownIn(context);
  const cells = articleVariantIds
    .map((articleVariantId): StepCell => ({ articleVariantId, before: shown(articleVariantId), after: '' }))
    .filter(({ before }) => before !== '');
  const emptied = cells.map(({ articleVariantId }) => ({ articleVariantId, entry: '' }));
  return {
    ledger: typed(context.ledger, context.lines, emptied),
    history: recordedRemoval(context.history, articleId, cells),
  };
};

/** Adds pieces to the typed quantity of a cell, or to the stored one while the entry is invalid. */
const summed = ({ ledger, lines }: CartQuantities, cells: readonly CellPieces[]): CellEntry[] => {
  const sums = new Map<string, number>();
  for (const { articleVariantId, pieces } of cells) {
    const before =
      sums.get(articleVariantId) ??
      ledger.cells.get(articleVariantId)?.pieces ??
      storedPieces(lines, articleVariantId);
    sums.set(articleVariantId, before + pieces);
  }
  return [...sums].map(([articleVariantId, pieces]) => ({ articleVariantId, entry: String(pieces) }));
};

const move = (context: CartQuantities, step: typeof undone): CartChanges => {
  const moved = step(context.history, shownIn(context));
  if (!moved) return {};
  return { ledger: typed(context.ledger, context.lines, moved.cells), history: moved.history };
};

const drop = (context: CartQuantities): CartChanges => {
  const ledger = dropped(context.ledger, context.lines);
  const step = [...context.ledger.cells].map(([articleVariantId, { entry }]) => ({
    articleVariantId,
    before: entry,
    after: entryIn(ledger, context.lines, articleVariantId),
  }));
  return { ledger, history: { ...recorded(context.history, step, false), undoing: null, removal: null } };
};

const takeUp = (context: CartQuantities, { at, cells }: Draft): CartChanges => {
  const shown = shownIn(context);
  const ledger = resumedIn(context.ledger, context.lines, cells);
  const step = cells
    .filter(
      ({ articleVariantId }) =>
        ledger.cells.get(articleVariantId) !== context.ledger.cells.get(articleVariantId),
    )
    .map(({ articleVariantId, entry }) => ({
      articleVariantId,
      before: shown(articleVariantId),
      after: entry,
    }));
  if (step.length === 0) return {};
  const earlier = context.history.resumed;
  const resumed = { at: earlier?.at ?? at, cells: [...(earlier?.cells ?? []), ...step] };
  return { ledger, history: { ...recorded(context.history, step, false), resumed } };
};

const withdraw = (context: CartQuantities): CartChanges => {
  const { history, cells } = withdrawn(context.history, shownIn(context));
  return { ledger: typed(context.ledger, context.lines, cells), history };
};

/** Applies a user's edit, a found draft, or that a notice was read, to the cells and the undo history. */
export function cartChangesOf(context: CartQuantities, event: CartEvent): CartChanges {
  switch (event.type) {
    case 'cell.typed':
      return type(context, [event], true);
    case 'cells.typed':
      return type(context, event.cells, false);
    case 'style.removed':
      return remove(context, event.articleId, event.articleVariantIds);
    case 'cells.added':
      return type(context, summed(context, event.cells), false);
    case 'edits.undone':
      return move(context, undone);
    case 'edits.redone':
      return move(context, redone);
    case 'edits.discarded':
      return drop(context);
    case 'draft.found':
      return takeUp(context, event.draft);
    case 'draft.discarded':
      return withdraw(context);
    case 'undoing.read':
      return { history: noticeRead(context.history, 'undoing') };
    case 'removal.read':
      return { history: noticeRead(context.history, 'removal') };
    case 'draft.read':
      return { history: noticeRead(context.history, 'resumed') };
    default:
      return {};
  }
}
