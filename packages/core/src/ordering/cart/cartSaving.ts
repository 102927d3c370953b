import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';
import { hasUnsaved } from './cart.selectors.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

/**
 * `stalled`: the network or the server is away. `refused`: some cells, or the whole call (`denied`), were not
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
  /** What is unsent outlives the page. */
  readonly kept: boolean;
  /** How far a large lot is that takes several calls; null: one call takes all. */
  readonly progress: { readonly stored: number; readonly of: number } | null;
}

/** The one word for how the cart stands; what needs the user's hand comes before what comes right by itself. */
export const saveStateOf = (snapshot: Snapshot): SaveState => {
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
export const savingOf = (snapshot: Snapshot): CartSaving => {
  const { ledger, kept, progress, mostChanges } = snapshot.context;
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
    kept,
    progress: of > mostChanges && snapshot.hasTag('saving') ? { stored: progress, of } : null,
  };
};

/** Save is off while inputs are invalid (section 4) or nothing waits. */
export const maySave = (snapshot: Snapshot): boolean => snapshot.can({ type: 'save.requested' });

/**
 * Leaving could lose something: an entry that is no quantity, a refusal or a conflict that nobody decided, or what
 * is unsent where the browser keeps nothing.
 */
export const isAtRisk = (snapshot: Snapshot): boolean => {
  const { state, unsent, invalid, refused, contested, denied, kept } = savingOf(snapshot);
  if (state === 'stored') return false;
  return (
    !kept || denied || invalid + refused + contested > 0 || (unsent > 0 && snapshot.matches('overtaken'))
  );
};
