import type { SnapshotFrom } from 'xstate';
import type { CellConflict, Finding } from '../../contract/index.ts';
import type { cartMachine } from './cart.machine.ts';
import { type Edit, hasInvalid, storedPieces } from './edits.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** What a cell of the matrix shows. `entry` is the text in it, '' for none. */
export interface Cell {
  readonly entry: string;
  /** Pieces that count in totals: as typed, the last stored while the entry is invalid. */
  readonly pieces: number;
  readonly state: 'stored' | 'typed' | 'sending' | 'invalid' | 'refused' | 'conflict';
  readonly refusal: Finding | null;
  readonly conflict: CellConflict | null;
}

const stateOf = ({ conflict, pieces, refusal, sent }: Edit): Cell['state'] => {
  if (conflict) return 'conflict';
  if (pieces === null) return 'invalid';
  if (refusal) return 'refused';
  return sent === null ? 'typed' : 'sending';
};

const shown = (pieces: number): string => (pieces === 0 ? '' : String(pieces));

/** Built anew at each call: compare with shallow equality. */
export const cellOf = ({ context }: Snapshot, articleVariantId: string): Cell => {
  const edit = context.edits[articleVariantId];
  if (edit) {
    const { entry, pieces, was, refusal, conflict } = edit;
    return { entry, pieces: pieces ?? was, state: stateOf(edit), refusal, conflict };
  }
  const pieces = storedPieces(context.lines, articleVariantId);
  return { entry: shown(pieces), pieces, state: 'stored', refusal: null, conflict: null };
};

/** Pieces by variant, edits included, those with none left out. */
export const wishedPieces = ({ context }: Snapshot): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { articleVariantId, quantity } of Object.values(context.lines)) {
    pieces.set(articleVariantId, quantity);
  }
  for (const [articleVariantId, edit] of Object.entries(context.edits)) {
    pieces.set(articleVariantId, edit.pieces ?? edit.was);
  }
  for (const [articleVariantId, count] of pieces) if (count === 0) pieces.delete(articleVariantId);
  return pieces;
};

export type SaveState = 'stored' | 'unsaved' | 'saving' | 'stalled' | 'invalid' | 'conflict' | 'refused';

/** The one line that tells how the cart stands. */
export const saveStateOf = (snapshot: Snapshot): SaveState => {
  const edits = Object.values(snapshot.context.edits);
  if (snapshot.matches({ editing: 'stalled' })) return 'stalled';
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.matches({ editing: 'refused' })) return 'refused';
  if (edits.some(({ conflict }) => conflict)) return 'conflict';
  if (hasInvalid(snapshot.context.edits)) return 'invalid';
  if (edits.some(({ refusal }) => refusal)) return 'refused';
  return edits.length > 0 ? 'unsaved' : 'stored';
};

/** Save is off while inputs are invalid (section 4) or nothing waits. */
export const maySave = (snapshot: Snapshot): boolean =>
  !hasInvalid(snapshot.context.edits) && snapshot.hasTag('unsaved') && !snapshot.hasTag('saving');

export const hasUnsaved = ({ context }: Snapshot): boolean => Object.keys(context.edits).length > 0;

/** Every typed quantity is stored and nothing is on its way: the cart can be checked. */
export const isSettled = (snapshot: Snapshot): boolean =>
  snapshot.matches({ editing: 'stored' }) && !hasUnsaved(snapshot);
