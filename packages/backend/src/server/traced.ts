import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whenEnded } from '../http/answeredStatus.ts';
import { beginTrace, type CallTrace, traceOf, within } from '../tracing/callTrace.ts';
import type { Spans } from '../tracing/spans.ts';

/** Attributes by the semantic conventions of OpenTelemetry; the route is its pattern, never the address. */
function endSpan(
  { span }: CallTrace,
  { method, routeOptions: { url } }: FastifyRequest,
  status: number,
): void {
  span.end({
    name: url === undefined ? method : `${method} ${url}`,
    isFailed: status >= 500,
    attributes: {
      'http.request.method': method,
      'http.response.status_code': status,
      ...(url !== undefined && { 'http.route': url }),
    },
  });
}

/**
 * Makes each call part of its caller's trace: takes `traceparent` and `x-request-id` in, answers the request id, and runs
 * all work of the call in its trace.
 */
export function traceCalls(app: FastifyInstance, spans: Spans): void {
  app.addHook('onRequest', (request, reply, done) => {
    const trace = traceOf(request.raw) ?? beginTrace(request.raw, request.id, spans);
    reply.header('x-request-id', trace.requestId);
    whenEnded(reply, (status) => endSpan(trace, request, status));
    within(trace, done);
  });
  // A body is read in the context of its connection, which is that of no call.
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = traceOf(request.raw);
    if (trace) within(trace, done);
    else done();
  });
}
