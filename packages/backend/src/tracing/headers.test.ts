import { describe, expect, it } from 'vitest';
import { readRequestId } from './requestId.ts';
import { readTraceParent, traceParentOf } from './traceParent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('traceparent, as W3C Trace Context has it', () => {
  it.each([
    [`00-${traceId}-${spanId}-01`, true],
    [`00-${traceId}-${spanId}-00`, false],
    // Flags that are not known yet are passed over.
    [`00-${traceId}-${spanId}-03`, true],
    [`00-${traceId}-${spanId}-fe`, false],
    // A later version may say more.
    [`01-${traceId}-${spanId}-01-more`, true],
    [`cc-${traceId}-${spanId}-01`, true],
  ])('%s is read', (header, isSampled) => {
    expect(readTraceParent(header)).toEqual({ traceId, spanId, isSampled });
  });

  it.each([
    ...[undefined, '', '00', `00-${traceId}-${spanId}`, `00-${traceId}-${spanId}-1`],
    ...[`00-${traceId}-${spanId}-01-more`, `ff-${traceId}-${spanId}-01`, `01-${traceId}-${spanId}-01more`],
    ...[`00-${'0'.repeat(32)}-${spanId}-01`, `00-${traceId}-${'0'.repeat(16)}-01`],
    ...[`00-${traceId.toUpperCase()}-${spanId}-01`, `00-${traceId.slice(1)}g-${spanId}-01`],
    ...[` 00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01\n`],
    // Sent twice.
    `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
    `cc-${traceId}-${spanId}-01-${'x'.repeat(100)}`,
  ])('%j is not', (header) => {
    expect(readTraceParent(header)).toBe(null);
  });

  it('is written as it is read', () => {
    for (const header of [`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-00`]) {
      const context = readTraceParent(header);
      expect(context && traceParentOf(context)).toBe(header);
    }
  });
});

describe('x-request-id', () => {
  it.each(['a', '0f8fad5b-d9cb-469f-a165-70867728950e', 'req_1.2-3', 'x'.repeat(128)])(
    '%s is taken',
    (id) => {
      expect(readRequestId(id)).toBe(id);
    },
  );
  it.each([undefined, '', 'x'.repeat(129), 'a b', 'anna@example.com', 'a,b', '"}', 'ä', 'a\n', ['a', 'b']])(
    '%j is not',
    (id) => {
      expect(readRequestId(id)).toBe(null);
    },
  );
});
