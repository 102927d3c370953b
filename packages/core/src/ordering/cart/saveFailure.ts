import { type Failure, isSilent } from '../../platform/api/failure.ts';

/** First retry delay after a lost network, and the maximum (ms). The delay doubles with each retry. */
export const RETRY_DELAY = 4000;
export const LONGEST_RETRY_DELAY = 60_000;

/** Milliseconds until the next retry, after `tries` failed attempts. */
export const retryDelayAfter = (tries: number): number =>
  Math.min(RETRY_DELAY * 2 ** Math.max(tries - 1, 0), LONGEST_RETRY_DELAY);

/** The same call may succeed later, or has succeeded and its response was lost. Sending it again is harmless. */
export const mayComeRight = ({ kind, status }: Failure): boolean =>
  kind !== 'refused' ||
  status === null ||
  status >= 500 ||
  status === 408 ||
  status === 425 ||
  status === 429;

/** The cart differs from the one the page knows: another version, or it no longer exists. */
export const isOutdated = ({ kind, status, code }: Failure): boolean =>
  kind === 'refused' && (code === 'versionConflict' || status === 404);

/**
 * Why quantities cannot be stored for now. `changing`: others keep changing the cart; `server`: the server responded,
 * and failed.
 */
export type SaveCause = 'network' | 'maintenance' | 'unavailable' | 'tooMany' | 'changing' | 'server';

/** Only a call without any response counts as a lost network. Null: there was a response, but it was incomplete. */
export function causeOf(failure: Failure | null): SaveCause {
  if (failure === null) return 'server';
  if (failure.kind === 'network') return 'network';
  if (isSilent(failure)) return 'maintenance';
  if (isOutdated(failure)) return 'changing';
  if (failure.status === 503) return 'unavailable';
  return failure.status === 429 ? 'tooMany' : 'server';
}
