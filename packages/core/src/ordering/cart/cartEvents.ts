import type { AnyActorRef } from 'xstate';
import type { AcceptedPrice, Cart, CartHead, SeasonPlace } from '../../contract/index.ts';
import type { Draft } from '../../keptWork/draft.ts';
import type { Failure } from '../../platform/api/failure.ts';
import type { CartCallEnded } from './calls/cartCalls.machine.ts';
import type { CellEntry, CellPieces } from './cell.ts';
import type { History } from './history.ts';
import type { Ledger, Lines } from './ledger.ts';
import type { EditsCarried } from './orphanedEdits.machine.ts';

export interface CartContext {
  place: SeasonPlace;
  mayInsert: boolean;
  /** Maximum changes per call. */
  mostChanges: number;
  /** null: no cart yet; storing the first line opens one. */
  head: CartHead | null;
  lines: Lines;
  /**
   * The version up to which all lines are known. It is behind the head's version if somebody else changed lines in
   * the meantime.
   */
  whole: number;
  ledger: Ledger;
  /** Why the last call failed; null: it did not, or something was done since. */
  failure: Failure | null;
  history: History;
  /** Unsent edits survive leaving the page. */
  kept: boolean;
}

/** The cart whose edits are saved. */
export interface DraftOwner {
  readonly place: SeasonPlace;
  readonly mayInsert: boolean;
  readonly cart: AnyActorRef;
}

export type CartEvent =
  | { type: 'cell.typed'; articleVariantId: string; entry: string }
  /** A block of cells at once: pasted, filled, distributed, imported. */
  | { type: 'cells.typed'; cells: readonly CellEntry[] }
  /** Pieces added to the existing quantity: scanned, imported. */
  | { type: 'cells.added'; cells: readonly CellPieces[] }
  /** Takes a style out: all its cells are emptied in one step. */
  | { type: 'style.removed'; articleId: string; articleVariantIds: readonly string[] }
  /** The user has read that a style was removed. */
  | { type: 'removal.read' }
  | { type: 'conflict.decided'; articleVariantId: string; keep: 'mine' | 'theirs' }
  | { type: 'save.requested' }
  /** Undo the last step (one cell typed, or one block); `can()` tells whether there is one. */
  | { type: 'edits.undone' }
  /** Redo the step undone last. Typing clears the steps to redo. */
  | { type: 'edits.redone' }
  /** The user has read 'n quantities could not be undone'. */
  | { type: 'undoing.read' }
  /** Quantities that an earlier page could not send. */
  | { type: 'draft.found'; draft: Draft }
  /** Discard the edits that were resumed from a draft. */
  | { type: 'draft.discarded' }
  /** The user has read 'n quantities were taken up again'. */
  | { type: 'draft.read' }
  /** Whether unsent edits survive leaving the page. */
  | { type: 'draft.kept'; kept: boolean }
  /** The page came back from the background, or is online again. */
  | { type: 'page.woke' }
  /** The page goes to the background, or is about to be left. */
  | { type: 'page.hidden' }
  | { type: 'edits.discarded' }
  /** Carry edits that were made for a finalized cart, and are not in its order, over into the next cart. */
  | EditsCarried
  /** The user has seen these prices and accepts them for their lines. */
  | { type: 'prices.accepted'; prices: readonly AcceptedPrice[] }
  | CartCallEnded
  | { type: 'cart.replaced'; cart: Cart | null }
  /** Somebody else changed the cart: reread it while typing goes on. */
  | { type: 'cart.outdated' }
  | { type: 'cart.retried' }
  /** The page woke, or a maintenance is over: only what may come right now is tried again. */
  | { type: 'calls.resumed' }
  | { type: 'cart.reloaded' }
  /** The user discards the orphaned edits and begins the next cart. */
  | { type: 'cart.renewed' };
