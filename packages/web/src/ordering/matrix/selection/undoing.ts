import { lastUndoing, mayRedo, mayUndo } from '@selvedge/core/ordering';
import type { CartRef } from '../../cart/state/cellView.ts';
import type { ActionReport } from './actionReport.ts';

/** Undoes or redoes the last step. Returns what it did and the first cell it changed. */
export const stepBack = (
  cart: CartRef,
  way: 'undo' | 'redo',
): { readonly told: ActionReport; readonly first: string | null } => {
  const may = way === 'undo' ? mayUndo : mayRedo;
  if (!may(cart.getSnapshot())) {
    return { told: { kind: way === 'undo' ? 'nothingToUndo' : 'nothingToRedo' }, first: null };
  }
  cart.send({ type: way === 'undo' ? 'edits.undone' : 'edits.redone' });
  const done = lastUndoing(cart.getSnapshot());
  const [first = null] = done?.articleVariantIds ?? [];
  return {
    told: {
      kind: way === 'undo' ? 'undone' : 'redone',
      cells: done?.articleVariantIds.length ?? 0,
      skipped: done?.skipped ?? 0,
    },
    first,
  };
};
