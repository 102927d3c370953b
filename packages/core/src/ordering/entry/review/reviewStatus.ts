import { hasSameStatus, statusReporter } from '../../../platform/actors/notifyParent.ts';
import type { ListProblem } from '../table.ts';
import type { EntryReport } from './taking.ts';

/**
 * Where the review of a list stands. `unreadable`: the list turned out to be none; `taken`: every row is in the cart;
 * `partlyTaken`: some rows were not accepted and are kept.
 */
export type ReviewStatus =
  | 'closed'
  | 'resolving'
  | 'unreadable'
  | 'reviewing'
  | 'applying'
  | 'taken'
  | 'partlyTaken';

/** What the review tells its parent, once on every change: it begins closed. */
export interface ReviewStatusChanged {
  readonly type: 'review.statusChanged';
  readonly status: ReviewStatus;
  /** Why the list is none. */
  readonly problem: ListProblem | null;
}

interface Reviewing {
  readonly value: unknown;
  readonly context: { readonly report: EntryReport | null; readonly problem: ListProblem | null };
}

const standing: Readonly<Record<string, ReviewStatus>> = {
  resolving: 'resolving',
  unreadable: 'unreadable',
  reviewing: 'reviewing',
  applying: 'applying',
};

const statusOf = ({ value, context: { report } }: Reviewing): ReviewStatus => {
  if (value === 'done') return report && report.refused > 0 ? 'partlyTaken' : 'taken';
  return standing[`${value}`] ?? 'closed';
};

/** Tells fast entry where the review stands. */
export const reportReviewStatus = statusReporter(
  (review: Reviewing): ReviewStatusChanged => ({
    type: 'review.statusChanged',
    status: statusOf(review),
    problem: review.context.problem,
  }),
  hasSameStatus,
);
