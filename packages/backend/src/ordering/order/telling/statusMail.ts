import type { Language, Order, OrderStatus } from '@selvedge/core/contract';
import { deliveryWeekOf, type LineDifference, orderProgress } from '@selvedge/core/order';
import { formatOrdering } from '@selvedge/core/paths';
import { html } from '../../../html/html.ts';
import { say } from '../../../language/words.ts';
import type { MailContent } from '../../../mail/mail.schema.ts';
import { inLines, mailPage } from '../../../mail/mailPage.ts';
import { type Figures, figuresIn } from '../../document/figures.ts';
import type { PlaceWords } from '../../document/placeWords.ts';

/** Lines that a mail names one by one; the order has all. */
const MOST_LINES = 30;

interface MailReader {
  readonly language: Language;
  readonly publicUrl: string;
  /** IANA name of the house's time zone. */
  readonly timeZone: string;
  readonly place: PlaceWords;
}

function reportIn(language: Language, report: OrderStatus, figures: Figures): string {
  const day = figures.day(report.at);
  const pieces = report.lines?.reduce((sum, { quantity = 0 }) => sum + quantity, 0) ?? 0;
  switch (report.kind) {
    case 'confirmed':
      return say(language, 'mail.orderStatus.confirmed', { day, number: report.erpNumber ?? '' });
    case 'changed':
      return say(language, 'mail.orderStatus.changed', { day });
    case 'shipped':
      return say(language, 'mail.orderStatus.shipped', { day, number: report.parcel ?? '', pieces });
    case 'invoiced':
      return say(language, 'mail.orderStatus.invoiced', { day, number: report.invoiceNumber ?? '' });
  }
}

function differenceIn(
  language: Language,
  { line, quantity, deliveryFrom, reason }: LineDifference,
  figures: Figures,
): string {
  const size = line.oneLength ? line.size : `${line.articleLength}/${line.size}`;
  const said = [
    quantity === null
      ? null
      : say(language, 'mail.orderStatus.quantity', { ordered: line.quantity, now: quantity }),
    deliveryFrom === null
      ? null
      : say(language, 'mail.orderStatus.delivery', { week: figures.week(deliveryWeekOf(deliveryFrom)) }),
    reason,
  ];
  const name = [line.articleNumber, line.styleName, line.colourName, size].join(' · ');
  return `${name}: ${said.filter((part) => part !== null).join(', ')}`;
}

/** The parts of the mail, each a list of lines. */
function partsOf(order: Order, reports: readonly OrderStatus[], { language, timeZone, place }: MailReader) {
  const figures = figuresIn(language, { currency: order.currency, timeZone });
  const { differences, shipped } = orderProgress(order);
  const has = (kind: OrderStatus['kind']) => reports.some((report) => report.kind === kind);
  const own = order.details?.customerOrderNumber ?? '';
  const named = differences.slice(0, MOST_LINES).map((each) => differenceIn(language, each, figures));
  const further = differences.length - named.length;
  return [
    [
      `${order.customerName} (${order.customerNumber})`,
      `${place.season} · ${place.range}`,
      ...(own === '' ? [] : [say(language, 'mail.orderStatus.own', { number: own })]),
    ],
    [
      ...reports.map((report) => reportIn(language, report, figures)),
      ...(shipped && has('shipped') ? [say(language, 'mail.orderStatus.shippedSum', { ...shipped })] : []),
    ],
    has('changed') && named.length > 0
      ? [
          say(language, 'mail.orderStatus.differences'),
          ...named,
          ...(further > 0 ? [say(language, 'mail.orderStatus.further', { count: further })] : []),
        ]
      : [],
  ].filter((lines) => lines.length > 0);
}

/** A mail about what the house reported of an order since the last one (O8), with what differs from what was ordered. */
export function statusMail(order: Order, reports: readonly OrderStatus[], reader: MailReader): MailContent {
  const { language, publicUrl } = reader;
  const subject = say(language, 'mail.orderStatus.subject', {
    number: order.orderNumber,
    kind: reports.at(-1)?.kind ?? 'confirmed',
    customer: order.customerName,
  });
  const lead = say(language, 'mail.orderStatus.lead', { number: order.orderNumber });
  const parts = partsOf(order, reports, reader).map((lines) => lines.join('\n'));
  const action = say(language, 'mail.approval.order');
  const url = `${publicUrl}${formatOrdering({ screen: 'order', orderId: order.orderId })}`;
  const page = mailPage({
    language,
    title: subject,
    main: html`
      <p style="margin:0 0 16px">${lead}</p>
      ${parts.map((part) => html`<p style="margin:0 0 16px">${inLines(part)}</p>`)}
      <p style="margin:0"><a href="${url}" style="color:#151515">${action}</a></p>`,
  });
  const text = [subject, lead, ...parts, `${action}: ${url}`].join('\n\n');
  return { subject, text: `${text}\n`, html: page, replyTo: null, attachments: [] };
}
