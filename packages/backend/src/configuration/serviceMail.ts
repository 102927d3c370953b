import { isEmail } from '@selvedge/core/contract';
import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';

/** Recipient of the messages of the contact form: `SERVICE_MAIL`, or Customer Support at the portal's host. */
export function readServiceMail(environment: Environment, origin: string): string {
  const value = text(environment, 'SERVICE_MAIL');
  if (value !== null && !isEmail(value))
    throw new ConfigurationError('SERVICE_MAIL', 'must be an email address', value);
  const usual = `service@${new URL(origin).hostname}`;
  return value ?? (isEmail(usual) ? usual : 'service@localhost');
}
