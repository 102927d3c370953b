import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { readRequestId } from './requestId.ts';
import { type OpenSpan, type Spans, untoldSpans } from './spans.ts';
import { readTraceParent } from './traceParent.ts';

/** By what a call is found again in the logs of all that had to do with it. */
export interface CallTrace {
  /** What its caller calls it, else the Error ID. */
  readonly requestId: string;
  readonly span: OpenSpan;
  readonly spans: Spans;
  /** The portal's own id of the user, as far as it is known by now. */
  userId: string | null;
}

const traces = new WeakMap<IncomingMessage, CallTrace>();
const current = new AsyncLocalStorage<CallTrace>();

/** Begins the trace of a call, by the headers it came with. `id` is its Error ID. */
export function beginTrace(message: IncomingMessage, id: string, spans: Spans = untoldSpans): CallTrace {
  const { traceparent, 'x-request-id': requestId } = message.headers;
  const span = spans.start({
    kind: 'server',
    name: message.method ?? '',
    parent: readTraceParent(traceparent),
  });
  const trace: CallTrace = { requestId: readRequestId(requestId) ?? id, span, spans, userId: null };
  traces.set(message, trace);
  return trace;
}

/** The trace of a call that has begun. */
export const traceOf = (message: IncomingMessage): CallTrace | undefined => traces.get(message);

/** Does some work as part of a call. */
export const within = <Result>(trace: CallTrace, work: () => Result): Result => current.run(trace, work);

/** The call that the running work is part of; undefined for work that the portal does by itself. */
export const currentTrace = (): CallTrace | undefined => current.getStore();

/** What a line of a log says of its call. */
export interface TraceFields {
  readonly request?: string;
  readonly trace?: string;
  readonly user?: string;
}

export const traceFields = (trace: CallTrace | undefined): TraceFields =>
  trace
    ? {
        request: trace.requestId,
        trace: trace.span.context.traceId,
        ...(trace.userId !== null && { user: trace.userId }),
      }
    : {};
