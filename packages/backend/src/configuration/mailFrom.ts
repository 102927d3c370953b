import { isEmail } from '@selvedge/core/contract';
import type { Brand } from './brand/brand.ts';
import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';
import { type Mailbox, parseMailbox } from './mailbox.ts';

/**
 * The sender of the portal's mails: `MAIL_FROM`, or the one of the house's look, whose address is a no-reply mailbox at
 * the portal's host unless it says another.
 */
export function readMailFrom(
  environment: Environment,
  origin: string,
  { mail }: Pick<Brand, 'mail'>,
): Mailbox {
  const value = text(environment, 'MAIL_FROM');
  if (value === null) {
    const address = mail.address ?? `no-reply@${new URL(origin).hostname}`;
    return { name: mail.name, address: isEmail(address) ? address : 'no-reply@localhost' };
  }
  const mailbox = parseMailbox(value);
  if (mailbox === null)
    throw new ConfigurationError(
      'MAIL_FROM',
      'must be an email address, or a name and one in angle brackets',
      value,
    );
  return mailbox;
}
