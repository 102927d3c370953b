/** The place of a piece of work in a trace, as W3C Trace Context names it. */
export interface TraceContext {
  /** 32 hexadecimal digits, the same for everything that one call leads to. */
  readonly traceId: string;
  /** 16 hexadecimal digits: this piece of work. */
  readonly spanId: string;
  /** Whether whoever began the trace keeps it. */
  readonly isSampled: boolean;
}

/** Longer than any version that is known or foreseen. */
const LONGEST = 128;

/** Version, trace, parent and flags; a version after 00 may have more behind them, which is passed over. */
const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

const isZero = (id: string): boolean => /^0+$/.test(id);

/**
 * Reads a `traceparent` header (W3C Trace Context). null for anything that the standard does not allow: it is not
 * believed in part, a trace of the call's own begins.
 */
export function readTraceParent(header: string | readonly string[] | undefined): TraceContext | null {
  if (typeof header !== 'string' || header.length > LONGEST) return null;
  const [, version, traceId = '', spanId = '', flags = '', more] = form.exec(header) ?? [];
  if (version === undefined || version === 'ff' || isZero(traceId) || isZero(spanId)) return null;
  if (version === '00' && more !== undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The header by which a call that is made tells what it belongs to. */
export const traceParentOf = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
