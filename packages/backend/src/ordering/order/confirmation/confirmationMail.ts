import { deliveriesOf, orderSums } from '@selvedge/core/order';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import { html } from '../../../html/html.ts';
import { say } from '../../../language/words.ts';
import type { MailContent } from '../../../mail/mail.schema.ts';
import { mailPage } from '../../../mail/mailPage.ts';
import { fromSender } from '../../../mail/sender.ts';
import { type Figures, figuresIn } from '../../document/figures.ts';
import { fileNameOf, titleOf } from './confirmationPdf.ts';
import { detailFacts, invoiceFacts } from './detailFacts.ts';
import type { ConfirmationSheet } from './sheet.ts';

interface ConfirmationLetter {
  /** The name of the house. */
  readonly house: string;
  readonly file: Buffer;
  readonly sender: SignedInUser;
  /** The reader's name; null: only the address is known. */
  readonly reader: string | null;
  /** The last moment in which more can be ordered (epoch ms); null: it is over. */
  readonly orderUntil: number | null;
}

function weeksOf({ language, order }: ConfirmationSheet, figures: Figures): string {
  const [first = '', ...others] = deliveriesOf(order.lines).map(figures.week);
  return say(language, 'mail.confirmation.weeks', { from: first, until: others.at(-1) ?? 'none' });
}

/** What the sender would write: what was ordered for whom, when it comes, what can still be done, whom to ask. */
function paragraphsOf(
  sheet: ConfirmationSheet,
  { sender, reader, orderUntil }: ConfirmationLetter,
): string[] {
  const { language, timeZone, order, season, range } = sheet;
  const figures = figuresIn(language, { currency: order.currency, timeZone });
  const { styles, options, pieces } = orderSums(order.lines);
  const { replyTo } = fromSender(sender);
  return [
    say(language, 'mail.confirmation.greeting', { name: reader ?? 'none' }),
    say(language, 'mail.confirmation.lead', {
      number: order.orderNumber,
      customer: `${order.customerName} (${order.customerNumber})`,
    }),
    say(language, 'mail.confirmation.ordered', {
      season,
      range,
      totals: say(language, 'order.totals', { styles, options, pieces }),
      value: figures.money(order.value),
      weeks: weeksOf(sheet, figures),
    }),
    ...[...detailFacts(sheet, figures), ...invoiceFacts(sheet)].map(
      ([label, ...lines]) => `${label}: ${lines.join(', ')}`,
    ),
    say(language, 'mail.confirmation.finalized', {
      by: order.finalizedBy,
      at: figures.moment(order.finalizedAt),
    }),
    ...(orderUntil === null
      ? []
      : [say(language, 'mail.confirmation.more', { date: figures.day(orderUntil) })]),
    say(language, replyTo ? 'mail.confirmation.ask' : 'mail.confirmation.askSender'),
  ];
}

/** A mail with the confirmation attached, in the sender's language and name. */
export function confirmationMail(sheet: ConfirmationSheet, letter: ConfirmationLetter): MailContent {
  const { language, order } = sheet;
  const { name, replyTo } = fromSender(letter.sender);
  const paragraphs = paragraphsOf(sheet, letter);
  const regards = say(language, 'mail.confirmation.regards');
  const foot = [
    say(language, 'mail.confirmation.sentFrom', { house: letter.house }),
    say(language, 'mail.event.once', { name }),
  ];
  return {
    subject: say(language, 'mail.confirmation.subject', {
      number: order.orderNumber,
      customer: order.customerName,
    }),
    text: `${[...paragraphs, `${regards}\n${name}`, `-- \n${foot.join('\n')}`].join('\n\n')}\n`,
    html: mailPage({
      language,
      title: titleOf(sheet),
      main: html`
      ${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
      <p style="margin:24px 0 0">${regards}<br>${name}</p>
      <p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #c8c8c4;font-size:12px;color:#565654">${foot.join(' ')}</p>`,
    }),
    replyTo,
    attachments: [
      {
        name: fileNameOf(sheet),
        contentType: 'application/pdf',
        content: letter.file.toString('base64'),
        encoding: 'base64',
      },
    ],
  };
}
