import type { Config } from '../configuration/config.ts';
import { type Spans, untoldSpans } from '../tracing/spans.ts';
import { version } from './portalConfig.ts';

/** Where pieces of work are told of. The libraries are loaded only where a collector is configured. */
export async function openSpans({ tracing, instance }: Pick<Config, 'tracing' | 'instance'>): Promise<Spans> {
  if (tracing === null) return untoldSpans;
  const { openTelemetry } = await import('../tracing/openTelemetry.ts');
  return openTelemetry({ ...tracing, version, instance });
}
