import { lastUndoing, mayRedo, mayUndo } from '@selvedge/core/ordering';
import type { CartRef } from '../../cart/state/cellView.ts';
import type { ActionReport } from './actionReport.ts';

/** Undoes or redoes the last step. Returns what it did and the first cell it changed. */
export const stepBack = (
  cart: CartRef,
  direction: 'undo' | 'redo',
): { readonly report: ActionReport; readonly first: string | null } => {
  const may = direction === 'undo' ? mayUndo : mayRedo;
  if (!may(cart.getSnapshot())) {
    return { report: { kind: direction === 'undo' ? 'nothingToUndo' : 'nothingToRedo' }, first: null };
  }
  cart.send({ type: direction === 'undo' ? 'edits.undone' : 'edits.redone' });
  const done = lastUndoing(cart.getSnapshot());
  const [first = null] = done?.articleVariantIds ?? [];
  return {
    report: {
      kind: direction === 'undo' ? 'undone' : 'redone',
      cells: done?.articleVariantIds.length ?? 0,
      skipped: done?.skipped ?? 0,
    },
    first,
  };
};
