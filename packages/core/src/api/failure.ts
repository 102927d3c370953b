import type { Finding } from '../contract/index.ts';

/**
 * What went wrong with a call, as plain data for a chart's context. `message` is the server's sentence in
 * the user's language (or the status text), empty when there was no answer; `tracking` is the Error ID to
 * quote to support (C6).
 */
export interface Failure {
  /** network: no answer; authentication: 401 that stayed; refused: a non-OK answer; malformed: an answer of the wrong shape. */
  readonly kind: 'network' | 'authentication' | 'refused' | 'malformed' | 'unexpected';
  readonly status: number | null;
  readonly code: string | null;
  readonly message: string;
  readonly tracking: string | null;
  readonly findings: readonly Finding[];
}

/** What a call rejects with; `failure` is the same as plain data. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failure.message, { cause });
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** What a 401 says, after what the server said of it or its status text; HTTP/2 has none. */
export const authenticationMessage = (said = ''): string => `Authentication error: ${said || 'Unauthorized'}`;

const nothingKnown: Failure = {
  kind: 'unexpected',
  status: null,
  code: null,
  message: '',
  tracking: null,
  findings: [],
};

/** A failure with what is known of it; the rest says that nothing is. */
export const failure = (parts: Partial<Failure>): Failure => ({ ...nothingKnown, ...parts });

/** The failure behind anything a service threw; unknown errors show the fallback text. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ApiError ? error.failure : nothingKnown;

/** A maintenance answer is no news to the user: the portal shows the maintenance itself (B5). */
export const isSilent = ({ status, message }: Pick<Failure, 'status' | 'message'>): boolean =>
  status === 503 && message === 'Maintenance is active.';

const LONGEST_MESSAGE = 300;

/** A sentence of a server, cut to what a page can show; empty where it says nothing. */
export function shortMessage({ message }: Pick<Failure, 'message'>): string {
  const text = message
    .slice(0, 2 * LONGEST_MESSAGE)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1).trimEnd()}…` : text;
}
