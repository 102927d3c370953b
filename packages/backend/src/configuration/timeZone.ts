import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';

/** Whether this machine knows an IANA time zone of that name, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The house's time zone: `TIME_ZONE`, or Europe/Berlin. */
export function readTimeZone(environment: Environment): string {
  const name = text(environment, 'TIME_ZONE') ?? 'Europe/Berlin';
  if (!isTimeZone(name))
    throw new ConfigurationError('TIME_ZONE', 'must be a time zone such as Europe/Berlin', name);
  return name;
}
