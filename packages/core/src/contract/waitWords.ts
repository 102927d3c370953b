/** The values of a text that says when to try again: 'in 40 seconds', 'in 3 minutes', 'in a moment'. */
export interface WaitWords {
  readonly unit: 'seconds' | 'minutes' | 'moment';
  readonly count: number;
}

/** A minute and a half are still said in seconds. null: it is not known when. */
export const waitWords = (seconds: number | null | undefined): WaitWords => {
  if (seconds === null || seconds === undefined) return { unit: 'moment', count: 0 };
  return seconds <= 90
    ? { unit: 'seconds', count: seconds }
    : { unit: 'minutes', count: Math.ceil(seconds / 60) };
};
