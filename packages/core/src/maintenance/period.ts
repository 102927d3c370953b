/** The latest moment a Date can hold, in epoch milliseconds. */
const END_OF_TIME = 8.64e15;

/** Converts Unix seconds to epoch milliseconds, clamped to the range of a Date. */
export const momentOf = (seconds: number): number =>
  Math.max(-END_OF_TIME, Math.min(seconds * 1000, END_OF_TIME));

/** Whether a moment lies in a period of Unix seconds (E1); the start is included, the end is not. */
export const holds = (
  { start, end }: { readonly start: number; readonly end: number },
  now: number,
): boolean => momentOf(start) <= now && now < momentOf(end);
