import { StructError } from 'superstruct';
import { type Endpoint, failureBodyStruct } from '../contract/index.ts';
import { ApiError, authenticationMessage, failure } from './failure.ts';

/** More of a failure's message than this is noise. */
const LONGEST_MESSAGE = 1000;

const parse = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(failure({ kind: 'malformed', status }), cause);
  }
};

/** Whether a text is an HTML document, as nothing that the contract describes is. */
const isPage = (text: string): boolean => /^<(!doctype html|html)\b/i.test(text.slice(0, 1000).trimStart());

/**
 * Reads an OK answer: 202 and 204 yield null, and so does a call without an answer, whatever its body (B2, B7);
 * anything else must have its struct's shape.
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
    // Nobody reads it. But whatever answers with a page, a proxy or a sign-in of the network, has not made the change.
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

/** Message and tracking come from the body where it has them, the message else from the status text (B4). */
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
