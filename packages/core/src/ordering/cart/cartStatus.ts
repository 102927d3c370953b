import type { CartHead } from '../../contract/index.ts';
import { type CartSnapshot, hasUnsaved, isSettled } from './cart.selectors.ts';
import { isAtRisk } from './cartSaving.ts';

/**
 * Where a cart stands. `closed`: it takes no quantities; `stored`: every quantity is stored; `resting`: no call is
 * running, but something is left; `busy`: a call is running, or the pause before it.
 */
export type CartStatus = 'closed' | 'stored' | 'resting' | 'busy';

/** What is typed and not stored. `kept`: it survives leaving the page; `atRisk`: leaving now could lose it. */
export type Unsaved = 'none' | 'kept' | 'atRisk';

/** What a cart tells its parent, once on every change of its standing, its head or what is unsaved. */
export interface CartStatusChanged {
  readonly type: 'cart.statusChanged';
  readonly status: CartStatus;
  readonly unsaved: Unsaved;
  readonly head: CartHead | null;
  /** The version up to which all lines are known. */
  readonly whole: number;
}

/** The last that a cart told of what it holds. */
export type ReportedCart = Pick<CartStatusChanged, 'status' | 'head' | 'whole'>;

export const statusOf = (snapshot: CartSnapshot): CartStatus => {
  if (!snapshot.matches('editing')) return 'closed';
  if (isSettled(snapshot)) return 'stored';
  const rests = snapshot.matches({ editing: 'stored' }) || snapshot.matches({ editing: 'missedNews' });
  return rests ? 'resting' : 'busy';
};

export const unsavedIn = (snapshot: CartSnapshot): Unsaved => {
  if (!hasUnsaved(snapshot)) return 'none';
  return isAtRisk(snapshot) ? 'atRisk' : 'kept';
};

export const cartStatusChanged = (snapshot: CartSnapshot): CartStatusChanged => ({
  type: 'cart.statusChanged',
  status: statusOf(snapshot),
  unsaved: unsavedIn(snapshot),
  head: snapshot.context.head,
  whole: snapshot.context.whole,
});

/** Two heads are of different carts, or of different moments of one. */
export const differs = (one: CartHead | null, other: CartHead | null): boolean =>
  one?.cartId !== other?.cartId || one?.version !== other?.version || one?.state !== other?.state;

/** The head is of the same cart as the other one, and of a later moment. */
export const isNewer = (head: CartHead, than: CartHead | null): boolean =>
  head.cartId === than?.cartId && head.version > than.version;

export const isSameStatus = (one: CartStatusChanged, other: CartStatusChanged): boolean =>
  one.status === other.status && one.unsaved === other.unsaved && !differs(one.head, other.head);
