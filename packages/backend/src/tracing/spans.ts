import { randomBytes } from 'node:crypto';
import type { TraceContext } from './traceParent.ts';

/** A piece of work to be told of: a call that is answered, or one that is made. */
export interface SpanStart {
  readonly kind: 'server' | 'client';
  readonly name: string;
  /** null: it begins a trace. */
  readonly parent: TraceContext | null;
}

/** How a piece of work ended. Attributes have no personal data. */
export interface SpanEnd {
  /** In place of the first name, where more is known by now. */
  readonly name?: string;
  readonly isFailed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface OpenSpan {
  readonly context: TraceContext;
  end(how: SpanEnd): void;
}

/** Where pieces of work are told of. */
export interface Spans {
  start(span: SpanStart): OpenSpan;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** Gives each piece of work an id, and tells nobody. A trace that begins here is kept by nobody. */
export const untoldSpans: Spans = {
  start: ({ parent }) => ({
    context: {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      isSampled: parent?.isSampled ?? false,
    },
    end() {},
  }),
  close: async () => {},
};
