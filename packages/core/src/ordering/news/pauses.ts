/** The first pause after a failure; each further one is twice as long, up to the longest (ms). */
export const FIRST_PAUSE = 1_000;
export const LONGEST_PAUSE = 30_000;
/** The least time between two calls that went well (ms). */
export const LEAST_PAUSE = 250;
/** So many calls in a row have to fail before anybody is told: a hiccup is none of theirs. */
export const TOLD_AFTER = 3;

export const pauseAfterFailure = (pause: number): number =>
  Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, pause * 2));
