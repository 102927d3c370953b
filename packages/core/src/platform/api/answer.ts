import { StructError } from 'superstruct';
import { type Endpoint, failureBodyStruct } from '../../contract/index.ts';
import { ApiError, authenticationMessage, failure } from './failure.ts';

/** Anything beyond this length of an error message is noise. */
const LONGEST_MESSAGE = 1000;

const parse = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(failure({ kind: 'malformed', status }), cause);
  }
};

/** Whether a text is an HTML document. No response in the contract is one. */
const isPage = (text: string): boolean => /^<(!doctype html|html)\b/i.test(text.slice(0, 1000).trimStart());

/**
 * Reads an OK response. 202, 204 and calls without an answer yield null, whatever the body (B2, B7). Anything else
 * must match its struct.
 */
export async function readAnswer<A>(
  endpoint: Pick<Endpoint<never, never, never, A>, 'answer' | 'form' | 'name'>,
  response: Response,
): Promise<A> {
  if (response.status === 202 || response.status === 204) return null as A;
  if (endpoint.form === 'bytes' && endpoint.answer !== null)
    return endpoint.answer.create(new Uint8Array(await response.arrayBuffer()));
  const text = await response.text();
  if (endpoint.answer === null) {
    // The body is not used. But a page of HTML means that a proxy or a network's sign-in responded, and the change
    // was not made.
    if (!isPage(text)) return null as A;
    throw new ApiError(failure({ kind: 'malformed', status: response.status, code: endpoint.name }));
  }
  const value = endpoint.form === 'text' ? text : parse(text, response.status);
  try {
    return endpoint.answer.create(value);
  } catch (cause) {
    const path = cause instanceof StructError ? cause.path.join('.') : '';
    throw new ApiError(
      failure({ kind: 'malformed', status: response.status, code: `${endpoint.name}: ${path}` }),
      cause,
    );
  }
}

/** Message and tracking id come from the body if present; otherwise the message is the status text (B4). */
export function readFailure(response: Response, data: unknown, cause?: unknown): ApiError {
  const kind = response.status === 401 ? 'authentication' : 'refused';
  const [, body] = failureBodyStruct.validate(data);
  const message = (body?.message || response.statusText).slice(0, LONGEST_MESSAGE);
  return new ApiError(
    failure({
      kind,
      status: response.status,
      code: body?.code ?? null,
      message: kind === 'authentication' ? authenticationMessage(message) : message,
      tracking: body?.tracking ?? null,
      findings: body?.findings ?? [],
    }),
    cause,
  );
}
