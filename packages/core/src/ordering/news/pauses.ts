import { pauseAfter } from '../../platform/retryPauses.ts';

/** The first pause after a failure and the maximum (ms). The pause doubles with each failure. */
const FIRST_PAUSE = 1_000;
export const LONGEST_PAUSE = 30_000;
/** The minimum time between two successful calls (ms). */
export const LEAST_PAUSE = 250;
/** Number of consecutive failures before the user is told, so that a short interruption is not reported. */
export const SHOW_AFTER = 3;

/** The pause after this many failures in a row, whatever pause the last answer asked for. */
export const pauseAfterFailures = (failures: number): number =>
  pauseAfter(failures, FIRST_PAUSE, LONGEST_PAUSE);
