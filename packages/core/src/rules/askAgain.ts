import { failureOf } from '../platform/api/failure.ts';

/**
 * After a lost answer the same request is sent again, with its key, because it may have been carried out (O5): the delay
 * (ms), and how often at most before the user is asked.
 */
export const ASK_AGAIN_DELAY = 2000;
export const MOST_ASKINGS = 3;

/** Whether a request may have been carried out although it failed: its answer was lost on the way, or it still runs. */
export const isAnswerLost = (error: unknown): boolean => {
  const { kind, status, code } = failureOf(error);
  return kind === 'network' || kind === 'malformed' || code === 'stillRunning' || (status ?? 0) >= 500;
};
