import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Spans } from './spans.ts';
import type { TraceContext } from './traceParent.ts';

/** Where traces go, and how this instance calls itself there. */
export interface TelemetryConfig {
  /** The collector's address, without `/v1/traces`. */
  readonly endpoint: string;
  /** From 0 to 1: how many of the traces that begin here are kept. */
  readonly share: number;
  readonly service: string;
  readonly version: string;
  readonly instance: string;
}

const after = (parent: TraceContext | null) =>
  parent === null
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      });

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/**
 * Tells an OpenTelemetry collector of each piece of work, by OTLP over HTTP, in batches every few seconds. A collector
 * that does not answer holds nothing up: what it does not take is dropped. Import this module only where a collector is
 * configured, so that nobody else pays for the libraries.
 */
export function openTelemetry({ endpoint, share, service, version, instance }: TelemetryConfig): Spans {
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'service.instance.id': instance,
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('selvedge', version);
  return {
    start({ kind, name, parent }) {
      const span = tracer.startSpan(name, { kind: kinds[kind] }, after(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        context: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end({ name: known, isFailed, attributes }) {
          if (known !== undefined) span.updateName(known);
          span.setAttributes(attributes);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}
