import { callOut } from '../tracing/outgoing.ts';
import type { Spans } from '../tracing/spans.ts';
import type { TraceContext } from '../tracing/traceParent.ts';

/** What a try came to: taken by the receiver or not, and why, without the address. */
export interface SendOutcome {
  readonly isTaken: boolean;
  readonly note: string;
}

function noteOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How long an answer may take, in ms. */
  readonly patience: number;
  /** The call in which the event happened; null: none. */
  readonly parent: TraceContext | null;
  readonly spans?: Spans;
}

/**
 * Posts a body once. Only an answer of 2xx counts as taken. Redirects are not followed, since the signed body is meant
 * for the address that was configured; of the answer only the status is read.
 *
 * Addresses come from the operator's configuration alone, so that no user can make the portal call one (no SSRF).
 */
export async function send(
  address: string,
  { headers, body, patience, parent, spans }: Sent,
): Promise<SendOutcome> {
  try {
    const response = await callOut(
      { name: 'webhook', method: 'POST', parent, ...(spans && { spans }) },
      (own) =>
        fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': 'Selvedge', ...own, ...headers },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        }),
    );
    await response.body?.cancel();
    return { isTaken: response.ok, note: String(response.status) };
  } catch (error) {
    return { isTaken: false, note: noteOf(error) };
  }
}
