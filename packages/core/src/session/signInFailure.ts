/**
 * Why sign-in failed: a code, and the provider's own message if it gave one. The message is untrusted plain text: one
 * line, never markup.
 */
export interface SignInFailure {
  readonly code: SignInFault;
  readonly providerText: string | null;
}

/** The reason why sign-in failed, as a code (A2, A3, A11). */
export type SignInFault =
  /** The returned state was not saved by this browser in the last ten minutes, or has been used already. */
  | 'stateMismatch'
  | 'codeMissing'
  /** The provider refused and gave a reason. */
  | 'providerError'
  /** An error response that belongs to no sign-in of this browser. Its text is not trusted. */
  | 'providerRefused'
  /** The provider did not respond, or its response was invalid. */
  | 'exchangeFailed'
  /** The provider got too many requests. */
  | 'providerBusy'
  | 'nonceMismatch'
  /** The identity token was not issued by the provider, or not for this portal. */
  | 'identityRefused'
  /** The page is not on a secure origin, so Web Crypto is unavailable. */
  | 'insecure'
  /** The browser stores nothing for the portal, so a sign-in could not be recognized on return. */
  | 'storageBlocked'
  /** More sign-ins within a minute than a person would make. */
  | 'tooManySignIns'
  /** A freshly issued token was refused. */
  | 'tokenRejected';

export class SignInError extends Error {
  readonly failure: SignInFailure;

  constructor(code: SignInFault, providerText: string | null = null, cause?: unknown) {
    super(code, { cause });
    this.name = 'SignInError';
    this.failure = { code, providerText };
  }
}

/** Converts anything thrown by a step of the sign-in into a failure. */
export const signInFailureOf = (error: unknown): SignInFailure =>
  error instanceof SignInError ? error.failure : { code: 'exchangeFailed', providerText: null };

const LONGEST_TEXT = 300;

/** 'error: description' on one line (A3). */
export const providerText = (error: string, description: string | null): string =>
  (description ? `${error}: ${description}` : error)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

/** Message ids in the core's catalogue, by fault. `session.fault.providerError` takes `text`. */
export const signInMessages = {
  stateMismatch: 'session.fault.stateMismatch',
  codeMissing: 'session.fault.codeMissing',
  providerError: 'session.fault.providerError',
  providerBusy: 'session.fault.providerBusy',
  exchangeFailed: 'session.fault.exchangeFailed',
  nonceMismatch: 'session.fault.nonceMismatch',
  identityRefused: 'session.fault.identityRefused',
  providerRefused: 'session.fault.providerRefused',
  insecure: 'session.fault.insecure',
  storageBlocked: 'session.fault.storageBlocked',
  tooManySignIns: 'session.fault.tooManySignIns',
  tokenRejected: 'session.fault.tokenRejected',
} as const satisfies Readonly<Record<SignInFault, string>>;
