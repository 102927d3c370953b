import type { Language } from '@selvedge/core/contract';
import { html } from '../../html/html.ts';
import { say } from '../../language/words.ts';
import type { MailContent } from '../../mail/mail.schema.ts';
import type { Entry } from './entry.ts';

/** A message of the contact form as a mail to the house's service. A reply goes to the person who wrote it. */
export function requestMail(
  requestId: string,
  { name, email, subject, message }: Entry,
  language: Language,
): MailContent {
  const from = say(language, 'selfService.request.mail', { requestId, name, email });
  const page = html`<!doctype html>
<html lang="${language}">
  <head><meta charset="utf-8"><title>${subject}</title></head>
  <body><p>${from}</p>${message.split('\n').map((line) => html`<p>${line}</p>`)}</body>
</html>`;
  return {
    subject: `[${requestId}] ${subject}`,
    text: `${from}\n\n${message}\n`,
    html: page.text,
    replyTo: { name, address: email },
    attachments: [],
  };
}
