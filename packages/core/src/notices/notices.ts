import { type Failure, isSilent } from '../api/failure.ts';

/** What was being done when a failure was noticed outside the page's own content. */
export const noticeSubjects = ['favorite', 'forward', 'consent'] as const;
/** What was being done when something failed outside the page's own content. */
export type NoticeSubject = (typeof noticeSubjects)[number];

/** What went wrong outside the page's own content (requirement C6): who noticed it, and the failure itself. */
export interface Notice {
  readonly subject: NoticeSubject;
  readonly failure: Failure;
}

/** A notice as it is shown; equal ones are one. */
export interface ShownNotice {
  /** Ascending in the order in which they came or came again. */
  readonly id: number;
  /** Null: several things failed at once. */
  readonly subject: NoticeSubject | null;
  /** The newest of those joined. */
  readonly failure: Failure;
  /** How many are joined, from 1. */
  readonly count: number;
}

/** As many at a time (R1, C6). */
export const MOST_NOTICES = 5;

/** Whether the portal as a whole cannot be reached or does not work: then it does not matter what was being done. */
const isOutage = ({ kind, status }: Failure): boolean =>
  kind === 'network' || (status !== null && status >= 500);

const isSameAs =
  ({ subject, failure }: Notice) =>
  (shown: ShownNotice): boolean =>
    isOutage(failure)
      ? isOutage(shown.failure)
      : shown.subject === subject &&
        !isOutage(shown.failure) &&
        shown.failure.kind === failure.kind &&
        shown.failure.code === failure.code &&
        shown.failure.message === failure.message;

/** Whether people are told of it: a maintenance speaks for itself (requirement B5). */
export const isTold = ({ failure }: Notice): boolean => !isSilent(failure);

/**
 * The notices once another one came: the newest last, at most five, the oldest dropped. One that says the same as one
 * that is there joins it; of an outage there is one, whatever failed by it (HZ26).
 */
export function withNotice(
  shown: readonly ShownNotice[],
  notice: Notice,
  id: number,
): readonly ShownNotice[] {
  const same = shown.find(isSameAs(notice));
  const joined: ShownNotice = {
    id,
    subject: same && same.subject !== notice.subject ? null : notice.subject,
    failure: notice.failure,
    count: (same?.count ?? 0) + 1,
  };
  return [...shown.filter((other) => other !== same), joined].slice(-MOST_NOTICES);
}
