import { type Failure, isSilent } from '../platform/api/failure.ts';

/** What the user was doing when something failed outside the page's own content. */
export const noticeSubjects = ['favorite', 'forward', 'consent'] as const;
/** What the user was doing when something failed outside the page's own content. */
export type NoticeSubject = (typeof noticeSubjects)[number];

/** A failure outside the page's own content (requirement C6), and what the user was doing. */
export interface Notice {
  readonly subject: NoticeSubject;
  readonly failure: Failure;
}

/** A notice as shown; equal notices are merged into one. */
export interface ShownNotice {
  /** Ascending in the order in which notices came, or came again. */
  readonly id: number;
  /** Null: several things failed at once. */
  readonly subject: NoticeSubject | null;
  /** The newest of the merged failures. */
  readonly failure: Failure;
  /** Number of merged notices, from 1. */
  readonly count: number;
}

/** Maximum number of notices on screen (R1, C6). */
export const MOST_NOTICES = 5;

/** Whether the portal as a whole is unreachable or broken. Then it does not matter what the user was doing. */
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

/** Whether to show a notice. A maintenance is shown elsewhere (requirement B5). */
export const isShown = ({ failure }: Notice): boolean => !isSilent(failure);

/**
 * Adds a notice: newest last, at most five, the oldest is dropped. A notice equal to an existing one is merged with
 * it. An outage is shown only once, whatever it affects (HZ26).
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
