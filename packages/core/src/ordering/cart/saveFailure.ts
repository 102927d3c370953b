import { type Failure, isSilent, mayComeRight } from '../../platform/api/failure.ts';
import { pauseAfter } from '../../platform/retryPauses.ts';

/** First retry delay after a lost network, and the maximum (ms). The delay doubles with each retry. */
export const RETRY_DELAY = 4000;
export const LONGEST_RETRY_DELAY = 60_000;

/** Milliseconds until the next retry, after `tries` failed attempts. */
export const retryDelayAfter = (tries: number): number => pauseAfter(tries, RETRY_DELAY, LONGEST_RETRY_DELAY);

/** A save may succeed later, or has succeeded and its response was lost or unreadable. Sending it again is harmless. */
export const maySaveLater = (failure: Failure): boolean =>
  failure.kind !== 'refused' || mayComeRight(failure);

/** The cart differs from the one the page knows: another version, or it no longer exists. */
export const isOutdated = ({ kind, status, code }: Failure): boolean =>
  kind === 'refused' && (code === 'versionConflict' || status === 404);

/**
 * Why quantities cannot be stored for now. `changing`: others keep changing the cart; `server`: the server responded,
 * and failed; `unavailable`: it says so itself, or a balancer that reaches none.
 */
export type SaveCause = 'network' | 'maintenance' | 'unavailable' | 'tooMany' | 'changing' | 'server';

/** Only a call without any response counts as a lost network. Null: there was a response, but it was incomplete. */
export function causeOf(failure: Failure | null): SaveCause {
  if (failure === null) return 'server';
  if (failure.kind === 'network') return 'network';
  if (isSilent(failure)) return 'maintenance';
  if (isOutdated(failure)) return 'changing';
  const status = failure.status ?? 0;
  if (status > 501 && status < 505) return 'unavailable';
  return status === 429 ? 'tooMany' : 'server';
}
