/** An answer that is not OK. `data` is its body where that is JSON, else null. */
export class Refused extends Error {
  readonly response: Response;
  readonly data: unknown;

  constructor(response: Response, data: unknown) {
    super(`Answered ${response.status}`);
    this.name = 'Refused';
    this.response = response;
    this.data = data;
  }
}

export interface Attempt {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON unless undefined. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds after which an answer is no longer waited for, its body included. */
const TIME_LIMIT = 30_000;

const dataOf = async (response: Response): Promise<unknown> => {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
};

/**
 * Sends a request once. Rejects with {@link Refused} for an answer that is not OK, with anything else when there was
 * none.
 */
export async function attempt(
  fetch: (request: Request) => Promise<Response>,
  { address, method, headers, body, signal }: Attempt,
  heard: (response: Response) => void,
): Promise<Response> {
  const limit = AbortSignal.timeout(TIME_LIMIT);
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(
    new Request(address, {
      method,
      headers: { ...json, ...headers },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  heard(response);
  if (!response.ok) throw new Refused(response, await dataOf(response));
  return response;
}
