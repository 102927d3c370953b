import { type Failure, isSilent } from '../../api/failure.ts';

/** A lost network is tried again after this, then after twice as long each time, up to the longest. */
export const RETRY_DELAY = 4000;
export const LONGEST_RETRY_DELAY = 60_000;

/** Milliseconds until it is tried again, after so many tries that failed. */
export const retryDelayAfter = (tries: number): number =>
  Math.min(RETRY_DELAY * 2 ** Math.max(tries - 1, 0), LONGEST_RETRY_DELAY);

/** The same call may succeed later, or did and its answer was lost: it is harmless to send it again. */
export const mayComeRight = ({ kind, status }: Failure): boolean =>
  kind !== 'refused' ||
  status === null ||
  status >= 500 ||
  status === 408 ||
  status === 425 ||
  status === 429;

/** The cart is not the one the page knows: a version that passed, or none at all any more. */
export const isOutdated = ({ kind, status, code }: Failure): boolean =>
  kind === 'refused' && (code === 'versionConflict' || status === 404);

/**
 * What keeps quantities from being stored for now. `changing`: others change the cart all the time; `server`: it was
 * reached, and failed.
 */
export type SaveCause = 'network' | 'maintenance' | 'unavailable' | 'tooMany' | 'changing' | 'server';

/** Only a call without any answer is a lost network; null: an answer came, and left something out. */
export function causeOf(failure: Failure | null): SaveCause {
  if (failure === null) return 'server';
  if (failure.kind === 'network') return 'network';
  if (isSilent(failure)) return 'maintenance';
  if (isOutdated(failure)) return 'changing';
  if (failure.status === 503) return 'unavailable';
  return failure.status === 429 ? 'tooMany' : 'server';
}
