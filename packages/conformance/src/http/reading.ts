import { type FailureBody, failureBodyStruct } from '@selvedge/core/contract';
import type { Struct } from 'superstruct';
import type { AnyEndpoint } from '../routes.ts';
import type { Came } from './caller.ts';
import { Deviation, expectThat, shown } from './deviation.ts';

const said = ({ status, text }: Came): string => `${status} ${shown(text)}`;

/** Media types by the form of an answer; a file says its own. */
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

/** @throws {Deviation} unless a header is there and as it has to be. */
export function expectHeader({ headers }: Came, name: string, pattern: RegExp): string {
  const value = headers.get(name) ?? '';
  expectThat(pattern.test(value), `header ${name} like ${pattern.source}`, value === '' ? 'none' : value);
  return value;
}

/**
 * The answer of a call that went well: status, media type and shape are the contract's. A call that answers nothing has
 * 204 or 202 and no body; one that may answer null has 204 for it.
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
 * The body of a refusal: status, media type, shape and code are as they have to be, and the message is not empty.
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
