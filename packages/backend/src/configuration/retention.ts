import { type Environment, wholeNumber } from './environment.ts';

/** How many days it is kept what people and the portal leave behind. */
export interface Keeping {
  readonly contactRequests: number;
  /** Reports of copies. */
  readonly copies: number;
  /** Idempotency keys of finalized orders. */
  readonly keys: number;
  /** Carts that nobody finalized, since their last change. */
  readonly drafts: number;
  /** Mails since they were sent or given up, and their files in the outbox. */
  readonly mails: number;
  /** Deliveries of webhooks. */
  readonly webhooks: number;
  readonly tracking: number;
  /** Files and reports of the watched folder, since they were imported. */
  readonly imports: number;
}

const days = (environment: Environment, key: string, otherwise: number): number =>
  wholeNumber(environment, key, { least: 1, most: 36_500, otherwise });

export const readKeeping = (environment: Environment): Keeping => ({
  contactRequests: days(environment, 'KEEP_CONTACT_REQUESTS_DAYS', 365),
  copies: days(environment, 'KEEP_COPIES_DAYS', 90),
  keys: days(environment, 'KEEP_KEYS_DAYS', 90),
  drafts: days(environment, 'KEEP_DRAFTS_DAYS', 730),
  mails: days(environment, 'KEEP_MAILS_DAYS', 30),
  webhooks: days(environment, 'KEEP_WEBHOOKS_DAYS', 30),
  tracking: days(environment, 'KEEP_TRACKING_DAYS', 180),
  imports: days(environment, 'KEEP_IMPORTS_DAYS', 365),
});
