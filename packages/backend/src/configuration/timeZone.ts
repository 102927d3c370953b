import { isTimeZone } from '../operator/timeZone.ts';
import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';

/** The house's time zone: `TIME_ZONE`, or Europe/Berlin. */
export function readTimeZone(environment: Environment): string {
  const name = text(environment, 'TIME_ZONE') ?? 'Europe/Berlin';
  if (!isTimeZone(name))
    throw new ConfigurationError('TIME_ZONE', 'must be a time zone such as Europe/Berlin', name);
  return name;
}
