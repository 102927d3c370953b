import type { WorkbookSheet } from '@selvedge/core';
import type { ListProblem } from '@selvedge/core/ordering';

/** What the worker that reads Excel files says to its page. */
export type WorkbookNews =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'sheets'; readonly sheets: readonly WorkbookSheet[] }
  | { readonly kind: 'problem'; readonly problem: ListProblem };
