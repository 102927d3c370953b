import type { SignedInUser } from '../../../access/accessCheck.ts';
import { html } from '../../../html/html.ts';
import { say } from '../../../language/words.ts';
import type { MailContent } from '../../../mail/mail.schema.ts';
import { mailPage } from '../../../mail/mailPage.ts';
import { fromSender } from '../../../mail/sender.ts';
import { figuresIn } from '../../document/figures.ts';
import { fileNameOf, titleOf } from './confirmationPdf.ts';
import type { ConfirmationSheet } from './sheet.ts';

/** A mail with the confirmation attached, in the sender's language. */
export function confirmationMail(
  sheet: ConfirmationSheet,
  { file, sender }: { readonly file: Buffer; readonly sender: SignedInUser },
): MailContent {
  const { language, timeZone, order, season, range } = sheet;
  const figures = figuresIn(language, { currency: order.currency, timeZone });
  const { name, replyTo } = fromSender(sender);
  const title = titleOf(sheet);
  const customer = `${order.customerName} (${order.customerNumber})`;
  const sentBy = say(language, 'mail.confirmation.sentBy', { name });
  const facts = say(language, 'mail.confirmation.facts', {
    season: `${season}, ${range}`,
    pieces: order.pieces,
    value: figures.money(order.value),
    finalizedBy: order.finalizedBy,
    finalizedAt: figures.moment(order.finalizedAt),
  });
  const attached = say(language, 'mail.confirmation.attached');
  const once = say(language, 'mail.event.once', { name });
  const page = mailPage({
    language,
    title,
    sentBy,
    main: html`
      <p style="margin:0 0 16px;font-weight:bold">${customer}</p>
      <p style="margin:0 0 16px">${facts}</p>
      <p style="margin:0 0 16px">${attached}</p>
      <p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #c8c8c4;font-size:12px;color:#565654">${once}</p>`,
  });
  return {
    subject: say(language, 'mail.confirmation.subject', {
      number: order.orderNumber,
      customer: order.customerName,
    }),
    text: `${[sentBy, title, customer, facts, attached, `-- \n${once}`].join('\n\n')}\n`,
    html: page,
    replyTo,
    attachments: [
      {
        name: fileNameOf(sheet),
        contentType: 'application/pdf',
        content: file.toString('base64'),
        encoding: 'base64',
      },
    ],
  };
}
