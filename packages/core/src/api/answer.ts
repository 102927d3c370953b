import { StructError } from 'superstruct';
import { type Endpoint, failureBodyStruct } from '../contract/index.ts';
import { ApiError, failure } from './failure.ts';

/** More of a failure's message than this is noise. */
const LONGEST_MESSAGE = 1000;

const parse = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(failure({ kind: 'malformed', status }), cause);
  }
};

/** Reads an OK answer: 202 and 204 yield null, anything else must have its struct's shape (sections 7 and 8). */
export async function readAnswer<A>(
  endpoint: Pick<Endpoint<never, never, never, A>, 'answer' | 'form' | 'name'>,
  response: Response,
): Promise<A> {
  if (response.status === 202 || response.status === 204) return null as A;
  if (endpoint.form === 'bytes' && endpoint.answer !== null)
    return endpoint.answer.create(new Uint8Array(await response.arrayBuffer()));
  const text = await response.text();
  if (endpoint.answer === null) {
    // Whatever answers a change with a page of its own, a proxy or a sign-in of the network, has not made it.
    if (text === '') return null as A;
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

/** Message and tracking come from the body where it has them, the message else from the status text (section 8). */
export function readFailure(response: Response, data: unknown): ApiError {
  const kind = response.status === 401 ? 'authentication' : 'refused';
  const [, body] = failureBodyStruct.validate(data);
  const message = (body?.message || response.statusText).slice(0, LONGEST_MESSAGE);
  return new ApiError(
    failure({
      kind,
      status: response.status,
      code: body?.code ?? null,
      message: kind === 'authentication' ? `Authentication error: ${message}` : message,
      tracking: body?.tracking ?? null,
      findings: body?.findings ?? [],
    }),
  );
}
