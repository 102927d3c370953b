/** A call made before the portal's code was there, and its answer. */
export interface CallAhead {
  /** The headers it was sent with; the answer is for a call with the same ones only. */
  readonly headers: Headers;
  /** When it was made, in epoch milliseconds. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

/** The calls that `askAhead.ts` made in this page, by their addresses. */
export type CallsAhead = Map<string, CallAhead>;

declare global {
  interface Window {
    callsAhead?: CallsAhead;
  }
}

/** What nobody has taken by then may have changed. In milliseconds. */
export const LONGEST_KEPT = 20_000;

/** Headers by which the same address has another answer. */
const telling = ['authorization', 'x-extranet-token', 'x-language'];

/**
 * Sends calls by `send`, except those that were made ahead in this page: their answers are taken, each once, by a call with
 * the same address and headers. What changes something makes all answers that are left out of date.
 */
export function withAnswersAhead(
  ahead: () => CallsAhead | undefined,
  send: (request: Request) => Promise<Response>,
  now: () => number,
): (request: Request) => Promise<Response> {
  return (request) => {
    const calls = ahead();
    if (request.method !== 'GET') calls?.clear();
    const call = calls?.get(request.url);
    calls?.delete(request.url);
    const fits =
      call !== undefined &&
      now() - call.at < LONGEST_KEPT &&
      telling.every((name) => call.headers.get(name) === request.headers.get(name));
    return fits ? call.answer : send(request);
  };
}
