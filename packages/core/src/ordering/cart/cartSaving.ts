import { type Failure, isSilent } from '../../api/failure.ts';
import { type CartSnapshot, hasUnsaved } from './cart.selectors.ts';
import { causeOf, retryDelayAfter, type SaveCause } from './saveFailure.ts';

/**
 * `stalled`: nothing can be stored for now, as `cause` says. `refused`: some cells, or the whole call (`denied`), were not
 * accepted.
 */
export type SaveState = 'stored' | 'unsaved' | 'saving' | 'stalled' | 'invalid' | 'conflict' | 'refused';

/** How the cart stands as a whole: one state, and the cells behind it. */
export interface CartSaving {
  readonly state: SaveState;
  /** Cells that are not stored yet, whatever the reason. */
  readonly unsent: number;
  readonly sending: number;
  readonly invalid: number;
  readonly refused: number;
  /** Changed elsewhere. */
  readonly contested: number;
  /** The server refuses the cart itself. */
  readonly denied: boolean;
  /** Why it is stalled; null where it is not. */
  readonly cause: SaveCause | null;
  /** What is unsent outlives the page. */
  readonly kept: boolean;
  /** How far a large lot is that takes several calls; null: one call takes all. */
  readonly progress: { readonly stored: number; readonly of: number } | null;
}

/** The one word for how the cart stands; what needs the user's hand comes before what comes right by itself. */
export const saveStateOf = (snapshot: CartSnapshot): SaveState => {
  const { tally } = snapshot.context.ledger;
  if (snapshot.matches({ editing: 'stalled' })) return 'stalled';
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.matches({ editing: 'refused' })) return 'refused';
  if (tally.contested > 0) return 'conflict';
  if (tally.invalid > 0) return 'invalid';
  if (tally.refused > 0) return 'refused';
  return hasUnsaved(snapshot) ? 'unsaved' : 'stored';
};

/** How the cart stands. Built anew at each call, in no time: compare with shallow equality but for `progress`. */
export const savingOf = (snapshot: CartSnapshot): CartSaving => {
  const { ledger, kept, progress, mostChanges, failure } = snapshot.context;
  const { ready, sending, invalid, refused, contested } = ledger.tally;
  const of = progress + sending + ready;
  return {
    state: saveStateOf(snapshot),
    unsent: ledger.cells.size,
    sending,
    invalid,
    refused,
    contested,
    denied: snapshot.matches({ editing: 'refused' }),
    cause: snapshot.matches({ editing: 'stalled' }) ? causeOf(failure) : null,
    kept,
    progress: of > mostChanges && snapshot.hasTag('saving') ? { stored: progress, of } : null,
  };
};

/** A call of the cart that failed as a whole, until it is made up for (N6). */
export interface SaveTrouble {
  /** What could not be done: reading the cart, storing quantities, taking over changed prices, reading others' changes. */
  readonly of: 'cart' | 'quantities' | 'prices' | 'news';
  readonly failure: Failure;
  /** Quantities that are not stored; they are kept. */
  readonly unsent: number;
  /** They outlive the page. */
  readonly kept: boolean;
  /** Seconds within which it is tried again by itself; null: not before the user says so. */
  readonly retryIn: number | null;
  /** It is being tried. */
  readonly pending: boolean;
}

const subjectOf = (snapshot: CartSnapshot): SaveTrouble['of'] => {
  if (snapshot.matches({ editing: 'catchingUp' }) || snapshot.matches({ editing: 'missedNews' }))
    return 'news';
  return snapshot.matches({ editing: 'stored' }) ? 'prices' : 'quantities';
};

/**
 * What failed as a whole, and what becomes of it; null: nothing, a maintenance, which is told by itself (B5), or a lost
 * network while all quantities are kept: no server has said anything, and the line of the cart tells it.
 */
export function saveTrouble(snapshot: CartSnapshot): SaveTrouble | null {
  const { failure, ledger, kept, tries } = snapshot.context;
  if (failure === null || isSilent(failure)) return null;
  if (snapshot.matches('failed'))
    return { of: 'cart', failure, unsent: ledger.cells.size, kept, retryIn: null, pending: false };
  if (!snapshot.matches('editing')) return null;
  // A version that passed is made up for at once, unless that fails again and again.
  if (snapshot.matches({ editing: 'rereading' })) return null;
  const of = subjectOf(snapshot);
  if (of === 'quantities' && failure.kind === 'network' && kept) return null;
  const comesByItself = of !== 'prices' && !snapshot.matches({ editing: 'refused' });
  return {
    of,
    failure,
    unsent: ledger.cells.size,
    kept,
    retryIn: comesByItself ? retryDelayAfter(tries) / 1000 : null,
    pending: snapshot.hasTag('saving') || snapshot.matches({ editing: 'catchingUp' }),
  };
}

/** What the cart holds is known: its sums can be told. */
export const isRead = (snapshot: CartSnapshot): boolean =>
  snapshot.matches('editing') || snapshot.matches('overtaken');

/** Whether two are the same to whoever reads them. */
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

/** Save is off while inputs are invalid (N3) or nothing waits. */
export const maySave = (snapshot: CartSnapshot): boolean => snapshot.can({ type: 'save.requested' });

/**
 * Leaving could lose something: an entry that is no quantity, a refusal or a conflict that nobody decided, or what
 * is unsent where the browser keeps nothing.
 */
export const isAtRisk = (snapshot: CartSnapshot): boolean => {
  const { state, unsent, invalid, refused, contested, denied, kept } = savingOf(snapshot);
  if (state === 'stored') return false;
  return (
    !kept || denied || invalid + refused + contested > 0 || (unsent > 0 && snapshot.matches('overtaken'))
  );
};
