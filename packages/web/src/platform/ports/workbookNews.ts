import type { WorkbookSheet } from '@selvedge/core';
import type { ListProblem } from '@selvedge/core/ordering';

/** Messages from the worker that reads Excel files. */
export type WorkbookNews =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'sheets'; readonly sheets: readonly WorkbookSheet[] }
  | { readonly kind: 'problem'; readonly problem: ListProblem };
