import type { Language } from '@selvedge/core/contract';
import { html } from '../../html/html.ts';
import { say } from '../../language/words.ts';
import type { MailContent } from '../../mail/mail.schema.ts';
import { mailPage } from '../../mail/mailPage.ts';

interface LinkMail {
  readonly purpose: 'invitation' | 'forgotten';
  readonly language: Language;
  /** First and last name. */
  readonly name: string;
  readonly url: string;
  /** The name of the house. */
  readonly house: string;
}

const words = {
  invitation: {
    subject: 'mail.invitation.subject',
    lead: 'mail.invitation.lead',
    action: 'mail.invitation.action',
    last: 'mail.invitation.last',
  },
  forgotten: {
    subject: 'mail.forgotten.subject',
    lead: 'mail.forgotten.lead',
    action: 'mail.forgotten.action',
    last: 'mail.forgotten.last',
  },
} as const;

/** The mail with a link to set a password: an invitation, or the answer to a forgotten one. */
export function passwordMail({ purpose, language, name, url, house }: LinkMail): MailContent {
  const subject = say(language, words[purpose].subject, { house });
  const greeting = say(language, 'mail.password.greeting', { name });
  const lead = say(language, words[purpose].lead);
  const action = say(language, words[purpose].action);
  const last = say(language, words[purpose].last);
  const page = mailPage({
    language,
    title: subject,
    main: html`
      <p style="margin:0 0 16px">${greeting}</p>
      <p style="margin:0 0 24px">${lead}</p>
      <p style="margin:0 0 24px"><a href="${url}" style="color:#151515;font-weight:bold">${action}</a></p>
      <p style="margin:0;font-size:14px;color:#565654">${last}</p>`,
  });
  return {
    subject,
    text: `${[greeting, lead, `${action}: ${url}`, last].join('\n\n')}\n`,
    html: page,
    replyTo: null,
    attachments: [],
  };
}
