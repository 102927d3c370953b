/**
 * Why nobody could be signed in: a code, and the provider's own words where it gave any. They are plain text
 * from outside: one line, never markup.
 */
export interface SignInFailure {
  readonly code: SignInFault;
  readonly providerText: string | null;
}

/** Why nobody could be signed in, as a code (A2, A3, A11). */
export type SignInFault =
  /** The state that came back is not one this browser saved in the last ten minutes, or was used already. */
  | 'stateMismatch'
  | 'codeMissing'
  /** The provider refused, and said why. */
  | 'providerError'
  /** An error that answers no sign-in of this browser: whatever it says may be anybody's. */
  | 'providerRefused'
  /** The provider did not answer, or not as providers do. */
  | 'exchangeFailed'
  | 'nonceMismatch'
  /** The identity token is not the provider's, or not for this portal. */
  | 'identityRefused'
  /** The page is not on a secure origin, so that it has no cryptography. */
  | 'insecure'
  /** The browser keeps nothing for the portal, so that no sign-in could be known again on return. */
  | 'storageBlocked'
  /** More sign-ins within a minute than a person makes. */
  | 'tooManySignIns'
  /** A token that is quite new is still refused. */
  | 'tokenRejected';

export class SignInError extends Error {
  readonly failure: SignInFailure;

  constructor(code: SignInFault, providerText: string | null = null, cause?: unknown) {
    super(code, { cause });
    this.name = 'SignInError';
    this.failure = { code, providerText };
  }
}

/** The failure behind anything a step of signing in threw. */
export const signInFailureOf = (error: unknown): SignInFailure =>
  error instanceof SignInError ? error.failure : { code: 'exchangeFailed', providerText: null };

const LONGEST_TEXT = 300;

/** 'error: description' on one line (A3). */
export const providerText = (error: string, description: string | null): string =>
  (description ? `${error}: ${description}` : error)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

/** The id in the core's catalogue of the sentence for a fault; `session.fault.providerError` takes `text`. */
export const signInMessages = {
  stateMismatch: 'session.fault.stateMismatch',
  codeMissing: 'session.fault.codeMissing',
  providerError: 'session.fault.providerError',
  exchangeFailed: 'session.fault.exchangeFailed',
  nonceMismatch: 'session.fault.nonceMismatch',
  identityRefused: 'session.fault.identityRefused',
  providerRefused: 'session.fault.providerRefused',
  insecure: 'session.fault.insecure',
  storageBlocked: 'session.fault.storageBlocked',
  tooManySignIns: 'session.fault.tooManySignIns',
  tokenRejected: 'session.fault.tokenRejected',
} as const satisfies Readonly<Record<SignInFault, string>>;
