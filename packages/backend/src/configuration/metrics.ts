import { ConfigurationError } from './configurationError.ts';
import { type Environment, portNumber, text } from './environment.ts';

/** Where the metrics are served by themselves. */
export interface MetricsConfig {
  readonly port: number;
  readonly host: string;
}

/**
 * `METRICS_PORT` and `METRICS_HOST`: a port for metrics alone, which asks for no secret. Only this machine reaches it
 * unless told otherwise.
 *
 * @throws {ConfigurationError} where it is the portal's own port, which everybody reaches.
 */
export function readMetrics(environment: Environment, portalPort: number): MetricsConfig | null {
  const host = text(environment, 'METRICS_HOST');
  if (text(environment, 'METRICS_PORT') === null) {
    if (host !== null) throw new ConfigurationError('METRICS_HOST', 'needs METRICS_PORT');
    return null;
  }
  const port = portNumber(environment, 'METRICS_PORT', portalPort);
  if (port === portalPort)
    throw new ConfigurationError('METRICS_PORT', 'must differ from PORT', String(port));
  return { port, host: host ?? 'localhost' };
}
