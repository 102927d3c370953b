import { hostname } from 'node:os';
import { ConfigurationError } from './configurationError.ts';
import { address, type Environment, text } from './environment.ts';

/** Where traces are sent. */
export interface TracingConfig {
  /** The collector's address, without `/v1/traces`. */
  readonly endpoint: string;
  /** From 0 to 1: how many of the traces that begin here are kept. */
  readonly share: number;
  readonly service: string;
}

function readShare(environment: Environment): number {
  const value = text(environment, 'OTEL_TRACES_SAMPLER_ARG');
  const share = value === null ? 1 : Number(value);
  if (!(share >= 0 && share <= 1))
    throw new ConfigurationError('OTEL_TRACES_SAMPLER_ARG', 'must be a number from 0 to 1', value ?? '');
  return share;
}

/** `OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME` and `OTEL_TRACES_SAMPLER_ARG`; null: traces are sent nowhere. */
export function readTracing(environment: Environment): TracingConfig | null {
  const endpoint = address(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  if (endpoint === null) return null;
  return {
    endpoint,
    share: readShare(environment),
    service: text(environment, 'OTEL_SERVICE_NAME') ?? 'selvedge',
  };
}

/** `INSTANCE`: what this process is called in logs and traces; by default by its machine, or container, and port. */
export function readInstance(environment: Environment, port: number): string {
  const name = text(environment, 'INSTANCE') ?? `${hostname()}:${port}`;
  if (!/^[\w.:-]{1,100}$/.test(name))
    throw new ConfigurationError(
      'INSTANCE',
      'must have 1 to 100 letters, digits and signs among . _ : -',
      name,
    );
  return name;
}
