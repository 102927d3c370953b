import { ApiError, failure } from '@selvedge/core';
import type { AnyEventObject } from 'xstate';

const LONGEST = 2000;

const plain = (value: unknown): unknown =>
  value instanceof Error
    ? { message: value.message, ...('failure' in value ? { failure: value.failure } : {}) }
    : value;

/** An event as JSON that can be edited. Errors become their message and failure, and long values are cut off. */
export const asText = (event: AnyEventObject): string => {
  const seen = new WeakSet<object>();
  const text = JSON.stringify(
    event,
    (_, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if (seen.has(value) || 'sessionId' in value) return undefined;
      seen.add(value);
      return plain(value);
    },
    1,
  );
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
};

const isEvent = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Parses an event. Failures become errors again.
 *
 * @throws if the text is no event
 */
export function eventIn(text: string): AnyEventObject {
  const event: unknown = JSON.parse(text);
  if (!isEvent(event)) throw new Error('An event is an object with a type');
  if (!event.type.startsWith('xstate.error.')) return event;
  const reported = event.error?.failure ?? {};
  return { ...event, error: new ApiError(failure({ kind: 'refused', status: 500, ...reported })) };
}
