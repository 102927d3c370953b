import type { Failure } from '../../api/failure.ts';
import type { AcceptedPrice, Cart, CartHead, LineChange, SeasonPlace, Style } from '../../contract/index.ts';
import type { Draft } from './draft.ts';
import type { History, StepCell, Undoing } from './history.ts';
import type { Ledger, Lines } from './ledger.ts';

/** What was taken up from a draft: when that was kept, and what it changed. */
export interface Resumed {
  /** Epoch milliseconds by the server's clock. */
  readonly at: number;
  readonly cells: readonly StepCell[];
}

export interface CartContext {
  place: SeasonPlace;
  mayInsert: boolean;
  /** The most changes that are sent in one call. */
  mostChanges: number;
  /** null: no cart yet; the first stored line opens it. */
  head: CartHead | null;
  lines: Lines;
  /** The version up to which every line is known: behind the head where somebody else changed lines meanwhile. */
  whole: number;
  /** How often the cart was read anew because others had changed it. */
  caughtUp: number;
  ledger: Ledger;
  /** Under way to the server. */
  sending: readonly LineChange[];
  /** How many of a large lot are stored already. */
  progress: number;
  /** Calls that failed one after another. */
  tries: number;
  failure: Failure | null;
  history: History;
  /** How the last taking back went; null: quantities were typed since. */
  undoing: Undoing | null;
  resumed: Resumed | null;
  /** Prices that are on their way into their lines. */
  accepting: readonly AcceptedPrice[];
  /** What is unsent outlives the page. */
  kept: boolean;
  /** The styles of what was typed for a cart that is finalized. */
  orphanedStyles: readonly Style[];
  /** The cart that this was typed for; null: none is overtaken. */
  endedId: string | null;
  /** How it ended; null: not known. */
  ended: CartEnd | null;
  /** What was typed for it comes into the next cart. */
  carrying: boolean;
}

/** What became of a cart: its order, or somebody removed it with all that was in it. */
export type CartEnd = CartHead | 'removed';

/** What is typed into a cell. */
export interface CellEntry {
  readonly articleVariantId: string;
  readonly entry: string;
}

/** How many pieces of a variant, as a number. */
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
  /** A block at once: pasted, filled, distributed, imported. */
  | { type: 'cells.typed'; cells: readonly CellEntry[] }
  /** Pieces on top of what is there: scanned, imported. */
  | { type: 'cells.added'; cells: readonly CellPieces[] }
  | { type: 'conflict.decided'; articleVariantId: string; keep: 'mine' | 'theirs' }
  | { type: 'save.requested' }
  /** The last step (one cell typed, or one block) is taken back; `can()` tells whether there is one. */
  | { type: 'edits.undone' }
  /** The step last taken back is done again; typing anew forgets it. */
  | { type: 'edits.redone' }
  /** 'n quantities could not be undone' was read. */
  | { type: 'undoing.read' }
  /** Quantities that an earlier page could not send any more. */
  | { type: 'draft.found'; draft: Draft }
  /** What was taken up from a draft is taken back. */
  | { type: 'draft.discarded' }
  /** 'n quantities were taken up again' was read. */
  | { type: 'draft.read' }
  /** Whether what is unsent outlives the page. */
  | { type: 'draft.kept'; kept: boolean }
  /** The page came back from the background, or is online again. */
  | { type: 'page.woke' }
  /** The page goes to the background, or is about to be left. */
  | { type: 'page.hidden' }
  | { type: 'edits.discarded' }
  /** What was typed for a cart that is finalized, and is not in its order, is taken over into the next one. */
  | { type: 'edits.carried' }
  /** These prices were seen, and are accepted for their lines. */
  | { type: 'prices.accepted'; prices: readonly AcceptedPrice[] }
  | { type: 'cart.replaced'; cart: Cart | null }
  /** Somebody else changed the cart: it is read anew while typing goes on. */
  | { type: 'cart.outdated' }
  | { type: 'cart.retried' }
  | { type: 'cart.reloaded' };
