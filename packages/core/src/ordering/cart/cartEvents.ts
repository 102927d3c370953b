import type { Failure } from '../../api/failure.ts';
import type { Cart, CartHead, LineChange, SeasonPlace } from '../../contract/index.ts';
import type { Draft } from './draft.ts';
import type { Edits, Lines } from './edits.ts';

export interface CartContext {
  place: SeasonPlace;
  mayInsert: boolean;
  /** null: no cart yet; the first stored line opens it. */
  head: CartHead | null;
  lines: Lines;
  edits: Edits;
  failure: Failure | null;
}

/** What is typed into a cell. */
export interface CellEntry {
  readonly articleVariantId: string;
  readonly entry: string;
}

export interface CellPieces {
  readonly articleVariantId: string;
  readonly pieces: number;
}

export interface SaveInput {
  readonly place: SeasonPlace;
  readonly head: CartHead | null;
  readonly changes: LineChange[];
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
  | { type: 'edits.discarded' }
  | { type: 'prices.accepted' }
  | { type: 'cart.replaced'; cart: Cart | null }
  | { type: 'cart.retried' }
  | { type: 'cart.reloaded' };
