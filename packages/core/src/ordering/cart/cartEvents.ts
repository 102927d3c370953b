import type { AcceptedPrice, Cart, CartHead, LineChange, SeasonPlace, Style } from '../../contract/index.ts';
import type { Draft } from '../../keptWork/draft.ts';
import type { Failure } from '../../platform/api/failure.ts';
import type { History, StepCell, Undoing } from './history.ts';
import type { Ledger, Lines } from './ledger.ts';

/** Edits resumed from a draft: when the draft was kept, and what it changed. */
export interface Resumed {
  /** Epoch milliseconds by the server's clock. */
  readonly at: number;
  readonly cells: readonly StepCell[];
}

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
  /** How often the cart was reread because others had changed it. */
  caughtUp: number;
  ledger: Ledger;
  /** The changes in the running request. */
  sending: readonly LineChange[];
  /** How many changes of a large batch are stored already. */
  progress: number;
  /** Consecutive failed calls. */
  tries: number;
  failure: Failure | null;
  history: History;
  /** The result of the last undo; null: quantities were typed since. */
  undoing: Undoing | null;
  resumed: Resumed | null;
  /** Accepted prices that are being stored in their lines. */
  accepting: readonly AcceptedPrice[];
  /** Unsent edits survive leaving the page. */
  kept: boolean;
  /** The styles of edits that were made for a cart that is now finalized. */
  orphanedStyles: readonly Style[];
  /** The id of the cart for which the orphaned edits were made; null: there are none. */
  endedId: string | null;
  /** How that cart ended; null: unknown. */
  ended: CartEnd | null;
  /** The orphaned edits are being carried over into the next cart. */
  carrying: boolean;
}

/** How a cart ended: as an order, or removed by somebody with all its contents. */
export type CartEnd = CartHead | 'removed';

/** The text typed into a cell. */
export interface CellEntry {
  readonly articleVariantId: string;
  readonly entry: string;
}

/** A number of pieces of a variant. */
export interface CellPieces {
  readonly articleVariantId: string;
  readonly pieces: number;
}

export interface AcceptInput {
  readonly head: CartHead;
  readonly prices: readonly AcceptedPrice[];
}

export interface SaveInput {
  readonly place: SeasonPlace;
  readonly head: CartHead | null;
  readonly changes: readonly LineChange[];
}

export type CartEvent =
  | { type: 'cell.typed'; articleVariantId: string; entry: string }
  /** A block of cells at once: pasted, filled, distributed, imported. */
  | { type: 'cells.typed'; cells: readonly CellEntry[] }
  /** Pieces added to the existing quantity: scanned, imported. */
  | { type: 'cells.added'; cells: readonly CellPieces[] }
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
  | { type: 'edits.carried' }
  /** The user has seen these prices and accepts them for their lines. */
  | { type: 'prices.accepted'; prices: readonly AcceptedPrice[] }
  | { type: 'cart.replaced'; cart: Cart | null }
  /** Somebody else changed the cart: reread it while typing goes on. */
  | { type: 'cart.outdated' }
  | { type: 'cart.retried' }
  | { type: 'cart.reloaded' };
