import { and } from 'xstate';

/** Edits that are possible whenever the cart is open. */
export const editEvents = {
  'cell.typed': { guard: 'holdsInsert', actions: 'edit' },
  'cells.typed': { guard: and(['holdsInsert', 'hasCells']), actions: 'edit' },
  'cells.added': { guard: 'holdsInsert', actions: 'edit' },
  'style.removed': { guard: 'holdsInsert', actions: 'edit' },
  'edits.undone': { guard: and(['holdsInsert', 'hasPast']), actions: 'edit' },
  'edits.redone': { guard: and(['holdsInsert', 'hasFuture']), actions: 'edit' },
  'draft.discarded': { guard: 'hasResumed', actions: 'edit' },
} as const;

const again = { actions: 'edit', target: '#cart.editing.waiting', reenter: true } as const;

/** The same edits, restarting the typing pause. The user has already typed, so the insert right needs no check. */
export const editsWhileWaiting = {
  'cell.typed': again,
  'cells.typed': { ...again, guard: 'hasCells' },
  'cells.added': again,
  'style.removed': again,
  'edits.undone': { ...again, guard: 'hasPast' },
  'edits.redone': { ...again, guard: 'hasFuture' },
  'draft.discarded': { ...again, guard: 'hasResumed' },
} as const;

/** A cart that could not be read is read again; after a maintenance only if that may help. */
export const readAgain = {
  'cart.retried': 'loading',
  'calls.resumed': { guard: 'failedForNow', target: 'loading' },
  'cart.reloaded': 'loading',
} as const;

/** The answer of the call that is under way tells what the cart is; nothing older replaces it, and nothing is sent twice. */
export const ignoredWhileCalling = {
  'cart.replaced': {},
  'cart.reloaded': {},
  'save.requested': {},
} as const;
