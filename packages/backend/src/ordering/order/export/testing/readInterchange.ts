import { createRequire } from 'node:module';
import { array, func, string, type } from 'superstruct';

const require = createRequire(import.meta.url);

const segmentStruct = type({ name: string(), elements: array(array(string())) });

/** A segment as node-edifact reads it. */
export interface ReadSegment {
  readonly name: string;
  readonly elements: readonly (readonly string[])[];
}

const { Reader, Tracker } = type({ Reader: func(), Tracker: func() }).create(require('edifact'));
const ordersTable: unknown = require('edifact/messages/ORDERS.json');

/**
 * An interchange as a library reads it that did not write it: its segments, and whether each message has them in the
 * order of the standard's ORDERS.
 *
 * @throws where the syntax is broken or a segment stands where it may not.
 */
export function readInterchange(bytes: Buffer): ReadSegment[] {
  const head = bytes.subarray(0, 40).toString('latin1');
  const text = bytes.toString(head.includes('UNOY') ? 'utf8' : 'latin1');
  const segments = array(segmentStruct).create(Reflect.construct(Reader, []).parse(text));
  let tracker: { accept(name: string): void } | null = null;
  for (const { name } of segments) {
    if (name === 'UNH') tracker = Reflect.construct(Tracker, [ordersTable]);
    if (tracker) tracker.accept(name);
    if (name === 'UNT') tracker = null;
  }
  return segments;
}
