import { type Environment, wholeNumber } from './environment.ts';

/** How many days users' data is kept. */
export interface Keeping {
  readonly contactRequests: number;
  /** Reports of copies. */
  readonly copies: number;
  /** Idempotency keys of finalized orders. */
  readonly keys: number;
}

const days = (environment: Environment, key: string, otherwise: number): number =>
  wholeNumber(environment, key, { least: 1, most: 36_500, otherwise });

export const readKeeping = (environment: Environment): Keeping => ({
  contactRequests: days(environment, 'KEEP_CONTACT_REQUESTS_DAYS', 365),
  copies: days(environment, 'KEEP_COPIES_DAYS', 90),
  keys: days(environment, 'KEEP_KEYS_DAYS', 90),
});
