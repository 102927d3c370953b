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
  readonly value: Exclude<ReviewStatus, 'taken' | 'partlyTaken'> | 'done';
  readonly context: { readonly report: EntryReport | null; readonly problem: ListProblem | null };
}

const statusOf = ({ value, context: { report } }: Reviewing): ReviewStatus => {
  if (value !== 'done') return value;
  return report?.refused ? 'partlyTaken' : 'taken';
};

/** Tells bulk entry where the review stands. */
export const reportReviewStatus = statusReporter(
  (review: Reviewing): ReviewStatusChanged => ({
    type: 'review.statusChanged',
    status: statusOf(review),
    problem: review.context.problem,
  }),
  hasSameStatus,
);
