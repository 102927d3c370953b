import type { Finding } from '@selvedge/core/contract';

/**
 * Every reason to refuse a call. The texts are in the core's catalogues as `failure.<code>`, except for
 * `maintenance`, whose text programs rely on.
 */
export type RefusalCode =
  | 'badRequest'
  | 'timeUnreadable'
  | 'timesReversed'
  | 'recipientInvalid'
  | 'unauthorized'
  | 'tokenExpired'
  | 'userUnknown'
  | 'notFound'
  | 'cartFinalized'
  | 'versionConflict'
  | 'cartRefused'
  | 'pricesMoved'
  | 'noteExclamation'
  | 'noteTooLong'
  | 'noteUnreadable'
  | 'customerOrderNumberTooLong'
  | 'customerOrderNumberUnreadable'
  | 'deliveryAddressUnknown'
  | 'requestedWeekUnknown'
  | 'requestedWeekPast'
  | 'requestedWeekOutside'
  | 'keyReused'
  | 'stillRunning'
  | 'tooMany'
  | 'filterSetNameTaken'
  | 'tooManyFilterSets'
  | 'tooManyGroups'
  | 'tooLarge'
  | 'tooSlow'
  | 'unavailable'
  | 'cannotStore'
  | 'callerLeft'
  | 'maintenance'
  | 'unexpected';

interface Details {
  /** All findings at once, when the cart rules refused. */
  readonly findings?: readonly Finding[];
  /** Placeholder values for the message, such as `orderNumber` for `cartFinalized`. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** When to retry, in seconds. */
  readonly retryAfter?: number;
  /** For the security log: what the user has no right to, or cannot see. The response does not tell. */
  readonly denied?: 'right' | 'object';
  readonly cause?: unknown;
}

/** Thrown whenever a call cannot be answered as requested; becomes the failure body (B4). */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly findings: readonly Finding[] | undefined;
  readonly values: Readonly<Record<string, string | number>>;
  readonly retryAfter: number | undefined;
  readonly denied: 'right' | 'object' | undefined;

  constructor(status: number, code: RefusalCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.findings = details.findings;
    this.values = details.values ?? {};
    this.retryAfter = details.retryAfter;
    this.denied = details.denied;
  }
}

export const notFound = (): Refusal => new Refusal(404, 'notFound');
/** The same response as for something missing, so that nobody learns what exists. The security log notes it. */
export const denied = (what: 'right' | 'object'): Refusal => new Refusal(404, 'notFound', { denied: what });
export const badRequest = (cause?: unknown): Refusal => new Refusal(400, 'badRequest', { cause });
/** Nobody reads it: the connection is closed. Web server logs use 499 for that. */
export const callerLeft = (): Refusal => new Refusal(499, 'callerLeft');

/** A 503 that the log is told of once, when it begins, and not for every call. */
export class ToldOnce extends Refusal {
  /** @param retryAfter in seconds */
  constructor(retryAfter: number, cause?: unknown) {
    super(503, 'unavailable', { retryAfter, cause });
  }
}

/** The portal has more to do than it can: expected under load. */
export class Overloaded extends ToldOnce {}
