import type { CartHead, Language } from '@selvedge/core/contract';
import { formatOrdering } from '@selvedge/core/paths';
import { html } from '../../html/html.ts';
import { say } from '../../language/words.ts';
import type { MailContent } from '../../mail/mail.schema.ts';
import { inLines, mailPage } from '../../mail/mailPage.ts';
import { moneyIn } from '../document/money.ts';
import type { PlaceWords } from '../document/placeWords.ts';

/** The event that a mail about a cart reports; `reason` is the one the POS Manager gave. */
export type ApprovalOutcome =
  | { readonly what: 'approved'; readonly by: string }
  | { readonly what: 'returned'; readonly by: string; readonly reason: string }
  | {
      readonly what: 'finalized';
      readonly by: string;
      readonly order: { readonly orderId: string; readonly orderNumber: string };
    };

type Facts = Pick<
  CartHead,
  | 'rightEnv'
  | 'customerId'
  | 'customerNumber'
  | 'customerName'
  | 'season'
  | 'subdivision'
  | 'collectionType'
  | 'currency'
  | 'pieces'
  | 'value'
  | 'otherValues'
>;

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly action: string;
}

function wordsOf(outcome: ApprovalOutcome, customer: string, language: Language): Words {
  const { by } = outcome;
  switch (outcome.what) {
    case 'approved':
      return {
        subject: say(language, 'mail.approval.approved.subject', { customer }),
        lead: say(language, 'mail.approval.approved.lead', { by }),
        action: say(language, 'mail.approval.check'),
      };
    case 'returned':
      return {
        subject: say(language, 'mail.approval.returned.subject', { customer }),
        lead: say(language, 'mail.approval.returned.lead', { by }),
        action: say(language, 'mail.approval.check'),
      };
    case 'finalized':
      return {
        subject: say(language, 'mail.approval.finalized.subject', {
          customer,
          orderNumber: outcome.order.orderNumber,
        }),
        lead: say(language, 'mail.approval.finalized.lead', { by, orderNumber: outcome.order.orderNumber }),
        action: say(language, 'mail.approval.order'),
      };
  }
}

/** A mail about a cart that was approved, handed back or finalized, with a link to it. */
export function approvalMail(
  cart: Facts,
  outcome: ApprovalOutcome,
  {
    language,
    publicUrl,
    place: { season, range },
  }: { readonly language: Language; readonly publicUrl: string; readonly place: PlaceWords },
): MailContent {
  const customer = `${cart.customerName} (${cart.customerNumber})`;
  const { subject, lead, action } = wordsOf(outcome, customer, language);
  const facts = [
    customer,
    `${season} · ${range}`,
    say(language, 'mail.approval.sums', {
      pieces: cart.pieces,
      value: [cart, ...(cart.otherValues ?? [])]
        .map(({ currency, value }) => moneyIn(language, currency)(value))
        .join(' + '),
    }),
  ].join('\n');
  const reason = outcome.what === 'returned' ? outcome.reason : null;
  const path =
    outcome.what === 'finalized'
      ? formatOrdering({ screen: 'order', orderId: outcome.order.orderId })
      : formatOrdering({ screen: 'check', place: cart });
  const url = `${publicUrl}${path}`;
  const page = mailPage({
    language,
    title: subject,
    main: html`
      <p style="margin:0 0 16px">${lead}</p>
      ${reason !== null && html`<blockquote style="margin:0 0 16px;padding-left:16px;border-left:2px solid #c8c8c4">${inLines(reason)}</blockquote>`}
      <p style="margin:0 0 24px;font-weight:bold">${inLines(facts)}</p>
      <p style="margin:0"><a href="${url}" style="color:#151515">${action}</a></p>`,
  });
  const parts = [
    subject,
    lead,
    ...(reason === null ? [] : [say(language, 'mail.approval.reason', { reason })]),
    facts,
    `${action}: ${url}`,
  ];
  return { subject, text: `${parts.join('\n\n')}\n`, html: page, replyTo: null, attachments: [] };
}
