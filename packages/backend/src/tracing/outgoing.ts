import { currentTrace } from './callTrace.ts';
import { type Spans, untoldSpans } from './spans.ts';
import { type TraceContext, traceParentOf } from './traceParent.ts';

interface OutgoingCall {
  /** Of a fixed set: what is called, never an address. */
  readonly name: string;
  readonly method: string;
  /** What it belongs to; by default the call that the running work is part of. */
  readonly parent?: TraceContext | null;
  readonly spans?: Spans;
}

/** Makes a call to another server, which is told by `traceparent` what it belongs to. */
export async function callOut<Answer extends { readonly status: number }>(
  { name, method, parent, spans }: OutgoingCall,
  send: (headers: Readonly<Record<'traceparent', string>>) => Promise<Answer>,
): Promise<Answer> {
  const call = currentTrace();
  const span = (spans ?? call?.spans ?? untoldSpans).start({
    kind: 'client',
    name,
    parent: parent === undefined ? (call?.span.context ?? null) : parent,
  });
  const attributes = { 'http.request.method': method };
  try {
    const answer = await send({ traceparent: traceParentOf(span.context) });
    span.end({
      isFailed: answer.status >= 400,
      attributes: { ...attributes, 'http.response.status_code': answer.status },
    });
    return answer;
  } catch (error) {
    span.end({ isFailed: true, attributes: { ...attributes, 'error.type': 'no answer' } });
    throw error;
  }
}
