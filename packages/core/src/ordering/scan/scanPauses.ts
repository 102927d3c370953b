import { pauseAfter } from '../../platform/retryPauses.ts';

/** The first and the longest pause (ms) before scanned codes, or the list of earlier scans, are asked for again. */
const RETRY_DELAY = 2000;
const LONGEST_RETRY_DELAY = 30_000;

/** Milliseconds until the next attempt, after `tries` failures in a row. */
export const retryDelayAfter = (tries: number): number => pauseAfter(tries, RETRY_DELAY, LONGEST_RETRY_DELAY);
