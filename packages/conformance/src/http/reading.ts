import { type FailureBody, failureBodyStruct } from '@selvedge/core/contract';
import type { Struct } from 'superstruct';
import type { AnyEndpoint } from '../routes.ts';
import type { Came } from './caller.ts';
import { Deviation, expectThat, shown } from './deviation.ts';

const said = ({ status, text }: Came): string => `${status} ${shown(text)}`;

/** Media types by the form of an answer. A file states its own. */
const mediaTypes = {
  json: /^application\/json\b/,
  text: /^text\//,
  bytes: /^application\/(?!json)/,
} as const;

function parsed(came: Came): unknown {
  try {
    return JSON.parse(came.text);
  } catch {
    throw new Deviation('a body of JSON', said(came));
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

export const expectStatus = (came: Came, ...statuses: readonly number[]): void =>
  expectThat(statuses.includes(came.status), `status ${statuses.join(' or ')}`, said(came));

/** @throws {Deviation} unless the header exists and matches. */
export function expectHeader({ headers }: Came, name: string, pattern: RegExp): string {
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
  came: Came,
): Answer {
  const { answer, form } = endpoint;
  if (answer === null) {
    expectStatus(came, 204, 202);
    expectThat(came.bytes.length === 0, 'no body', came.text);
    return null as Answer;
  }
  if (came.status === 204 && answer.is(null)) return null as Answer;
  expectStatus(came, 200);
  expectHeader(came, 'content-type', mediaTypes[form]);
  if (form === 'bytes') return shaped(came.bytes, answer);
  return shaped(form === 'text' ? came.text : parsed(came), answer);
}

/**
 * Reads the body of a refusal. Status, media type, shape and code must be as expected, and the message must not be
 * empty.
 *
 * @throws {Deviation} otherwise.
 */
export function readRefusal(
  came: Came,
  statuses: readonly number[],
  codes: readonly string[] = [],
): FailureBody {
  expectStatus(came, ...statuses);
  expectHeader(came, 'content-type', mediaTypes.json);
  const body = shaped(parsed(came), failureBodyStruct);
  expectThat(body.message.trim() !== '', 'a message for people', body);
  expectThat(typeof body.code === 'string' && body.code !== '', 'a code for programs', body);
  if (codes.length > 0) expectThat(codes.includes(body.code), `code ${codes.join(' or ')}`, body);
  return body;
}
