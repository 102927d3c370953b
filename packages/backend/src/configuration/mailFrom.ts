import { isEmail } from '@selvedge/core/contract';
import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';
import { type Mailbox, parseMailbox } from './mailbox.ts';

/** The sender of the portal's mails: `MAIL_FROM`, or a no-reply mailbox at the portal's host. */
export function readMailFrom(environment: Environment, origin: string): Mailbox {
  const value = text(environment, 'MAIL_FROM');
  if (value === null) {
    const address = `no-reply@${new URL(origin).hostname}`;
    return { name: 'Selvedge', address: isEmail(address) ? address : 'no-reply@localhost' };
  }
  const mailbox = parseMailbox(value);
  if (mailbox === null)
    throw new ConfigurationError(
      'MAIL_FROM',
      'must be an e-mail address, or a name and one in angle brackets',
      value,
    );
  return mailbox;
}
