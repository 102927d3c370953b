import { HTTPError } from 'ky';

/** Retries of queries and, for token errors only, of both (B3). */
export const QUERY_RETRIES = 3;
export const TOKEN_RETRIES = 4;

export const isTokenError = (error: unknown): error is HTTPError =>
  error instanceof HTTPError && error.response.status === 401;

/** Whether the `retry`-th further try (from 1) of a call is made after `error`. */
export const mayRetry = (query: boolean, error: unknown, retry: number): boolean => {
  if (isTokenError(error)) return retry <= TOKEN_RETRIES;
  if (!query || (error instanceof HTTPError && error.response.status === 404)) return false;
  return retry <= QUERY_RETRIES;
};

/** Waits 0.3, 0.6, 1.2 s at most, spread by jitter, so that many clients do not come back at once. */
export const backOff = (retry: number): number => 300 * 2 ** (retry - 1);
