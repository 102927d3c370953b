import type { Finding } from '@selvedge/core/contract';

/** Every reason to refuse a call; the words are in the core's catalogues as `failure.<code>`. */
export type RefusalCode =
  | 'badRequest'
  | 'unauthorized'
  | 'tokenExpired'
  | 'userUnknown'
  | 'notFound'
  | 'cartFinalized'
  | 'versionConflict'
  | 'cartRefused'
  | 'keyReused'
  | 'stillRunning'
  | 'tooMany'
  | 'tooLarge'
  | 'unavailable'
  | 'unexpected';

interface Details {
  /** All findings at once, where the cart rules refused. */
  readonly findings?: readonly Finding[];
  /** Fill the message, such as `orderNumber` for `cartFinalized`. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
}

/** Thrown wherever a call cannot be answered as asked; becomes the failure body of section 3. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly findings: readonly Finding[] | undefined;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(status: number, code: RefusalCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.findings = details.findings;
    this.values = details.values ?? {};
  }
}

export const notFound = (): Refusal => new Refusal(404, 'notFound');
export const badRequest = (cause?: unknown): Refusal => new Refusal(400, 'badRequest', { cause });
