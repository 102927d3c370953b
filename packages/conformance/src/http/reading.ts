import { type FailureBody, failureBodyStruct } from '@selvedge/core/contract';
import type { Struct } from 'superstruct';
import type { AnyEndpoint } from '../routes.ts';
import type { ReceivedResponse } from './caller.ts';
import { Deviation, expectThat, shown } from './deviation.ts';

const said = ({ status, text }: ReceivedResponse): string => `${status} ${shown(text)}`;

/** Media types by the form of an answer. A file states its own. */
const mediaTypes = {
  json: /^application\/json\b/,
  text: /^text\//,
  bytes: /^application\/(?!json)/,
} as const;

function parsed(response: ReceivedResponse): unknown {
  try {
    return JSON.parse(response.text);
  } catch {
    throw new Deviation('a body of JSON', said(response));
  }
}

function shaped<Value>(value: unknown, struct: Struct<Value, unknown>): Value {
  const [error, read] = struct.validate(value, { coerce: true });
  if (error)
    throw new Deviation(
      'the shape of the contract',
      `${error.path.join('.') || 'the whole'}: ${error.message.replace(/^At path: \S+ -- /, '')}`,
    );
  return read as Value;
}

export const expectStatus = (response: ReceivedResponse, ...statuses: readonly number[]): void =>
  expectThat(statuses.includes(response.status), `status ${statuses.join(' or ')}`, said(response));

/** @throws {Deviation} unless the header exists and matches. */
export function expectHeader({ headers }: ReceivedResponse, name: string, pattern: RegExp): string {
  const value = headers.get(name) ?? '';
  expectThat(pattern.test(value), `header ${name} like ${pattern.source}`, value === '' ? 'none' : value);
  return value;
}

/**
 * Reads the answer of a successful call, whose status, media type and shape must be those of the contract. A call
 * without an answer must give 204 or 202 and no body; a call that may answer null gives 204 for it.
 *
 * @throws {Deviation} otherwise.
 */
export function readAnswer<Answer>(
  endpoint: Pick<AnyEndpoint, 'form'> & { readonly answer: Struct<Answer, unknown> | null },
  response: ReceivedResponse,
): Answer {
  const { answer, form } = endpoint;
  if (answer === null) {
    expectStatus(response, 204, 202);
    expectThat(response.bytes.length === 0, 'no body', response.text);
    return null as Answer;
  }
  if (response.status === 204 && answer.is(null)) return null as Answer;
  expectStatus(response, 200);
  expectHeader(response, 'content-type', mediaTypes[form]);
  if (form === 'bytes') return shaped(response.bytes, answer);
  return shaped(form === 'text' ? response.text : parsed(response), answer);
}

/**
 * Reads the body of a refusal. Status, media type, shape and code must be as expected, and the message must not be
 * empty.
 *
 * @throws {Deviation} otherwise.
 */
export function readRefusal(
  response: ReceivedResponse,
  statuses: readonly number[],
  codes: readonly string[] = [],
): FailureBody {
  expectStatus(response, ...statuses);
  expectHeader(response, 'content-type', mediaTypes.json);
  const body = shaped(parsed(response), failureBodyStruct);
  expectThat(body.message.trim() !== '', 'a message for people', body);
  expectThat(typeof body.code === 'string' && body.code !== '', 'a code for programs', body);
  if (codes.length > 0) expectThat(codes.includes(body.code), `code ${codes.join(' or ')}`, body);
  return body;
}
