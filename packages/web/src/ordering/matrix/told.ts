import type { Missed } from '@selvedge/core/ordering';

/** What an act on many cells did, to be said and shown. */
export type Told =
  | { readonly kind: 'changed'; readonly cells: number; readonly missed: readonly Missed[] }
  | { readonly kind: 'copied'; readonly cells: number }
  | { readonly kind: 'undone' | 'redone'; readonly cells: number; readonly skipped: number }
  | { readonly kind: 'nothingToUndo' | 'nothingToRedo' };
