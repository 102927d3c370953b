import { inLanguage, type Language, localeOf } from '@selvedge/core/contract';
import { type Html, html } from '../html/html.ts';
import { say } from '../language/words.ts';
import type { MailContent } from '../mail/mail.schema.ts';
import { inLines, mailPage } from '../mail/mailPage.ts';
import { fromSender, type Sender } from '../mail/sender.ts';
import { calendarFile, calendarFileName, type EventAddress } from './calendarFile.ts';
import type { MessageRow } from './message.store.ts';
import { plainText } from './plainText.ts';

function when({ startsAt, endsAt, timeZone }: MessageRow, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  // The same in summer and winter: an event may begin in one and end in the other.
  const zone = new Intl.DateTimeFormat(localeOf[language], { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return endsAt === null || endsAt <= startsAt
    ? say(language, 'mail.event.from', { when: format.format(startsAt), zone: zone ?? timeZone })
    : say(language, 'mail.event.when', {
        when: format.formatRange(startsAt, endsAt),
        zone: zone ?? timeZone,
      });
}

const paragraphs = (text: string): readonly Html[] =>
  text.split('\n\n').map((paragraph) => html`<p style="margin:0 0 16px">${inLines(paragraph)}</p>`);

/**
 * A mail with an event and its calendar file, in the sender's language. Both text and HTML are made from the
 * event's plain text: the event's own HTML is not sent.
 */
export function messageMail(
  message: MessageRow,
  {
    language,
    sender,
    place,
    house,
  }: {
    readonly language: Language;
    readonly sender: Sender;
    readonly place: EventAddress;
    /** The name of the house. */
    readonly house: string;
  },
): MailContent {
  const { title, content } = inLanguage(message.texts, language);
  const { name, replyTo } = fromSender(sender);
  const brands = say(language, 'mail.event.brands', { brands: message.brands.join(', ') });
  const facts = [when(message, language), ...(message.brands.length > 0 ? [brands] : [])].join('\n');
  const sentBy = say(language, 'mail.event.sentBy', { name, house });
  const body = plainText(content);
  const calendar = say(language, 'mail.event.calendar', { url: place.url });
  const once = say(language, 'mail.event.once', { name });
  const page = mailPage({
    language,
    title,
    sentBy,
    main: html`
      <p style="margin:0 0 24px;font-weight:bold">${inLines(facts)}</p>
      ${paragraphs(body)}
      <p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #c8c8c4;font-size:14px">${calendar}</p>
      <p style="margin:16px 0 0;font-size:12px;color:#565654">${once}</p>`,
  });
  return {
    subject: title,
    text: `${[sentBy, title, facts, body, calendar, `-- \n${once}`].join('\n\n')}\n`,
    html: page,
    replyTo,
    attachments: [
      {
        name: calendarFileName(title),
        contentType: 'text/calendar; charset=utf-8',
        content: calendarFile(message, language, place),
      },
    ],
  };
}
