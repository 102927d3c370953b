import type { Finding } from '../../contract/index.ts';

/**
 * Why a call failed, as plain data for a chart's context. `message` is the server's message in the user's language
 * (or the status text), and empty if there was no response. `tracking` is the Error ID to quote to support (C6).
 */
export interface Failure {
  /**
   * network: no response; authentication: still 401 after retries; refused: a non-OK response; malformed: a response
   * of the wrong shape.
   */
  readonly kind: 'network' | 'authentication' | 'refused' | 'malformed' | 'unexpected';
  readonly status: number | null;
  readonly code: string | null;
  readonly message: string;
  readonly tracking: string | null;
  readonly findings: readonly Finding[];
}

/** The error a call rejects with; `failure` is the same as plain data. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failure.message, { cause });
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** The message for a 401, from the server's message or status text; HTTP/2 has no status text. */
export const authenticationMessage = (said = ''): string => `Authentication error: ${said || 'Unauthorized'}`;

const nothingKnown: Failure = {
  kind: 'unexpected',
  status: null,
  code: null,
  message: '',
  tracking: null,
  findings: [],
};

/** Completes a failure with defaults for everything unknown. */
export const failure = (parts: Partial<Failure>): Failure => ({ ...nothingKnown, ...parts });

/** Converts anything a service threw into a failure; unknown errors get the fallback text. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ApiError ? error.failure : nothingKnown;

/** The same call may succeed later: there was no response, or one that says nothing of the call itself. */
export const mayComeRight = ({ kind, status }: Failure): boolean =>
  kind === 'network' ||
  kind === 'authentication' ||
  status === null ||
  status >= 500 ||
  status === 408 ||
  status === 425 ||
  status === 429;

/** A guard of charts that show why their call failed: only a lack of network may be over because the page woke. */
export const lacksNetwork = ({ context }: { readonly context: { readonly failure: Failure | null } }) =>
  context.failure?.kind === 'network';

/** Do not report a maintenance response as an error: the portal shows the maintenance itself (B5). */
export const isSilent = ({ status, message }: Pick<Failure, 'status' | 'message'>): boolean =>
  status === 503 && message === 'Maintenance is active.';

const LONGEST_MESSAGE = 300;

/** A server's message, cut to a length a page can show; empty if there is none. */
export function shortMessage({ message }: Pick<Failure, 'message'>): string {
  const text = message
    .slice(0, 2 * LONGEST_MESSAGE)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1).trimEnd()}…` : text;
}
