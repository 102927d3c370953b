/** Drafts that nobody has resumed for this long are deleted (ms). */
export const LONGEST_DRAFT_AGE = 30 * 24 * 60 * 60_000;

/** Whether a draft of a time is too old to be kept (epoch milliseconds). */
export const isExpired = (at: number, now: number): boolean => now - at > LONGEST_DRAFT_AGE;
