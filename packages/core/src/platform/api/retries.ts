import { HTTPError } from 'ky';

/** Maximum retries: of queries, and, for token errors only, of all calls (B3). */
export const QUERY_RETRIES = 3;
export const TOKEN_RETRIES = 4;

export const isTokenError = (error: unknown): error is HTTPError =>
  error instanceof HTTPError && error.response.status === 401;

/** Whether a call may be retried after `error`; `retry` counts from 1. */
export const mayRetry = (query: boolean, error: unknown, retry: number): boolean => {
  if (isTokenError(error)) return retry <= TOKEN_RETRIES;
  if (!query || (error instanceof HTTPError && error.response.status === 404)) return false;
  return retry <= QUERY_RETRIES;
};

/** Waits at most 0.3, 0.6, 1.2 s, with jitter, so that many clients do not retry at the same moment. */
export const backOff = (retry: number): number => 300 * 2 ** (retry - 1);
