import { type Failure, isSilent } from '../../platform/api/failure.ts';
import { type CartSnapshot, hasUnsaved } from './cart.selectors.ts';
import { causeOf, retryDelayAfter, type SaveCause } from './saveFailure.ts';

/**
 * `stalled`: nothing can be stored for now; see `cause`. `refused`: some cells, or the whole call (`denied`), were
 * not accepted.
 */
export type SaveState = 'stored' | 'unsaved' | 'saving' | 'stalled' | 'invalid' | 'conflict' | 'refused';

/** The save state of the whole cart, and the counts of cells behind it. */
export interface CartSaving {
  readonly state: SaveState;
  /** Cells that are not stored yet, for whatever reason. */
  readonly unsent: number;
  readonly sending: number;
  readonly invalid: number;
  readonly refused: number;
  /** Changed elsewhere (conflicts). */
  readonly conflicting: number;
  /** The server refuses changes to the cart as a whole. */
  readonly denied: boolean;
  /** Why saving is stalled; null if it is not. */
  readonly cause: SaveCause | null;
  /** Unsent edits survive leaving the page. */
  readonly kept: boolean;
  /** Progress of a large batch that takes several calls; null: one call is enough. */
  readonly progress: { readonly stored: number; readonly of: number } | null;
}

/** What the calls of the cart count: what is stored of a batch, and failures. */
const callsOf = ({ children }: CartSnapshot) => children.cartCalls?.getSnapshot().context;

/** The cart's save state as one value. States that need the user come before those that resolve by themselves. */
export const saveStateOf = (snapshot: CartSnapshot): SaveState => {
  const { tally } = snapshot.context.ledger;
  if (snapshot.matches({ editing: 'stalled' })) return 'stalled';
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.matches({ editing: 'refused' })) return 'refused';
  if (tally.conflicting > 0) return 'conflict';
  if (tally.invalid > 0) return 'invalid';
  if (tally.refused > 0) return 'refused';
  return hasUnsaved(snapshot) ? 'unsaved' : 'stored';
};

/** The save state of the cart. Built cheaply on each call; compare with shallow equality, except `progress`. */
export const savingOf = (snapshot: CartSnapshot): CartSaving => {
  const { ledger, kept, mostChanges, failure } = snapshot.context;
  const progress = callsOf(snapshot)?.progress ?? 0;
  const { ready, sending, invalid, refused, conflicting } = ledger.tally;
  const of = progress + sending + ready;
  return {
    state: saveStateOf(snapshot),
    unsent: ledger.cells.size,
    sending,
    invalid,
    refused,
    conflicting,
    denied: snapshot.matches({ editing: 'refused' }),
    cause: snapshot.matches({ editing: 'stalled' }) ? causeOf(failure) : null,
    kept,
    progress: of > mostChanges && snapshot.hasTag('saving') ? { stored: progress, of } : null,
  };
};

/** A call of the cart that failed as a whole and has not been recovered from yet (N6). */
export interface SaveTrouble {
  /** What failed: reading the cart, storing quantities, accepting changed prices, reading others' changes. */
  readonly of: 'cart' | 'quantities' | 'prices' | 'news';
  readonly failure: Failure;
  /** Quantities that are not stored on the server; they are kept. */
  readonly unsent: number;
  /** The unsent quantities survive leaving the page. */
  readonly kept: boolean;
  /** Seconds within which it is retried automatically; null: not before the user asks for it. */
  readonly retryIn: number | null;
  /** A retry is running. */
  readonly pending: boolean;
}

const subjectOf = (snapshot: CartSnapshot): SaveTrouble['of'] => {
  if (snapshot.matches({ editing: 'catchingUp' }) || snapshot.matches({ editing: 'missedNews' }))
    return 'news';
  return snapshot.matches({ editing: 'stored' }) ? 'prices' : 'quantities';
};

/**
 * The failure of a whole call and what happens next. Null if there is none; for a maintenance, which is shown
 * elsewhere (B5); and for a lost network while all quantities are kept, because no server has responded and the
 * cart's status line says so.
 */
export function saveTrouble(snapshot: CartSnapshot): SaveTrouble | null {
  const { failure, ledger, kept } = snapshot.context;
  if (failure === null || isSilent(failure)) return null;
  if (snapshot.hasTag('failed'))
    return { of: 'cart', failure, unsent: ledger.cells.size, kept, retryIn: null, pending: false };
  if (!snapshot.matches('editing')) return null;
  // A version conflict is resolved at once, unless that fails repeatedly.
  if (snapshot.matches({ editing: 'rereading' })) return null;
  const of = subjectOf(snapshot);
  if (of === 'quantities' && failure.kind === 'network' && kept) return null;
  const comesByItself = of !== 'prices' && !snapshot.matches({ editing: 'refused' });
  return {
    of,
    failure,
    unsent: ledger.cells.size,
    kept,
    retryIn: comesByItself ? retryDelayAfter(callsOf(snapshot)?.tries ?? 0) / 1000 : null,
    pending: snapshot.hasTag('saving') || snapshot.matches({ editing: 'catchingUp' }),
  };
}

/** The cart has been read, so its sums can be shown. */
export const isRead = (snapshot: CartSnapshot): boolean =>
  snapshot.matches('editing') || snapshot.matches('overtaken');

/** Whether two troubles look the same to the user. */
export const isSameTrouble = (one: SaveTrouble | null, other: SaveTrouble | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.of === other.of &&
    one.failure === other.failure &&
    one.unsent === other.unsent &&
    one.kept === other.kept &&
    one.retryIn === other.retryIn &&
    one.pending === other.pending);

/** Saving is disabled while there are invalid entries (N3) or nothing is unsaved. */
export const maySave = (snapshot: CartSnapshot): boolean => snapshot.can({ type: 'save.requested' });

/**
 * Leaving could lose something: an invalid entry, an undecided refusal or conflict, or unsent edits when the browser
 * stores nothing.
 */
export const isAtRisk = (snapshot: CartSnapshot): boolean => {
  const { state, unsent, invalid, refused, conflicting, denied, kept } = savingOf(snapshot);
  if (state === 'stored') return false;
  return (
    !kept || denied || invalid + refused + conflicting > 0 || (unsent > 0 && snapshot.matches('overtaken'))
  );
};
