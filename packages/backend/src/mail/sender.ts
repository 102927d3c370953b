import { isEmail } from '@selvedge/core/contract';
import type { MailContent } from './mail.schema.ts';

/** The user who sends something to somebody. */
export interface Sender {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The sender's name, and where answers go. */
export function fromSender({ firstName, lastName, email }: Sender): {
  readonly name: string;
  readonly replyTo: MailContent['replyTo'];
} {
  const name = `${firstName} ${lastName}`.trim() || email;
  return { name, replyTo: isEmail(email) ? { name, address: email } : null };
}
