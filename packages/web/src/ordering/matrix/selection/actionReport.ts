import type { Missed } from '@selvedge/core/ordering';

/** The result of an action on many cells, to be announced and shown. */
export type ActionReport =
  | { readonly kind: 'changed'; readonly cells: number; readonly missed: readonly Missed[] }
  | { readonly kind: 'copied'; readonly cells: number }
  | { readonly kind: 'undone' | 'redone'; readonly cells: number; readonly skipped: number }
  | { readonly kind: 'nothingToUndo' | 'nothingToRedo' };
