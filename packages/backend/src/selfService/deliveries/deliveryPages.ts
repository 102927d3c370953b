import { type Language, localeOf } from '@selvedge/core/contract';
import { type Html, html } from '../../html/html.ts';
import { notFound } from '../../http/refusal.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { heading, nothing } from '../frame/frame.ts';
import { type Area, visited } from '../frame/pages.ts';
import { field, type Page, type Visit } from '../session/visit.ts';
import { type Delivery, deliveriesFor } from './delivery.store.ts';
import { type DocumentKind, documentsFor } from './documents.ts';

const day = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  }).format(at);

const number = (language: Language, value: number): string =>
  new Intl.NumberFormat(localeOf[language]).format(value);

function table(language: Language, deliveries: readonly Delivery[]): Html {
  const [order, customer, from, pieces] = [
    say(language, 'selfService.shipments.order'),
    say(language, 'selfService.shipments.customer'),
    say(language, 'selfService.shipments.from'),
    say(language, 'selfService.shipments.pieces'),
  ];
  return html`
    <table class="stacked">
      <thead><tr><th scope="col">${order}</th><th scope="col">${customer}</th><th scope="col">${from}</th><th scope="col" class="figure">${pieces}</th></tr></thead>
      <tbody>${deliveries.map(
        (row) => html`<tr>
          <td data-label="${order}"><a href="/ordering/orders/${row.orderId}">${row.orderNumber}</a></td>
          <td data-label="${customer}">${row.customerName} <span class="fine">${row.customerNumber}</span></td>
          <td data-label="${from}">${day(language, row.deliveryFrom)}</td>
          <td data-label="${pieces}" class="figure">${number(language, row.pieces)}</td>
        </tr>`,
      )}</tbody>
    </table>`;
}

const neighbours = ({ user, language }: Visit, shown: string): Html => {
  const link = (path: string, title: string): Html =>
    html`<li><a href="${selfServicePath}/${path}"${path === shown ? html` aria-current="page"` : null}>${title}</a></li>`;
  return html`
    <nav class="tabs" aria-label="${say(language, 'selfService.deliveries.pages')}"><ul>
      ${link('shipments', say(language, 'selfService.shipments.title'))}
      ${link('returns', say(language, 'selfService.returns.title'))}
      ${documentsFor(user).map(({ path, title }) => link(`documents/${path}`, title(language)))}
    </ul></nav>`;
};

async function shipmentsPage(area: Area, visit: Visit): Promise<Page> {
  const { user, language } = visit;
  const deliveries = await deliveriesFor(area.context.database, user);
  const main = html`
    ${heading(say(language, 'selfService.shipments.title'), say(language, 'selfService.shipments.lead'))}
    ${neighbours(visit, 'shipments')}
    ${
      deliveries.length > 0
        ? html`<p class="note">${say(language, 'selfService.shipments.planned')}</p>${table(language, deliveries)}`
        : nothing(
            say(language, 'selfService.shipments.empty.title'),
            say(language, 'selfService.shipments.empty.text'),
          )
    }`;
  return { title: say(language, 'selfService.shipments.title'), main, section: 'deliveries' };
}

function returnsPage(visit: Visit): Page {
  const { language } = visit;
  const steps = [
    say(language, 'selfService.returns.step.check'),
    say(language, 'selfService.returns.step.announce'),
    say(language, 'selfService.returns.step.pack'),
    say(language, 'selfService.returns.step.credit'),
  ];
  const subject = new URLSearchParams({
    lang: language,
    subject: say(language, 'selfService.returns.subject'),
  });
  const main = html`
    ${heading(say(language, 'selfService.returns.title'), say(language, 'selfService.returns.lead'))}
    ${neighbours(visit, 'returns')}
    <ol class="steps">${steps.map((step) => html`<li>${step}</li>`)}</ol>
    <p class="actions">
      <a class="button" href="${selfServicePath}/request?${subject.toString()}">${say(language, 'selfService.returns.announce')}</a>
      <a class="button quiet" href="${selfServicePath}/forms-and-manuals/returns-and-complaints?tab=forms&fileId=returns-form">${say(language, 'selfService.returns.form')}</a>
    </p>`;
  return { title: say(language, 'selfService.returns.title'), main, section: 'deliveries' };
}

/** All documents that the user may read, by type. */
function documentsPage({ user, language }: Visit): Page {
  const kinds = documentsFor(user);
  if (kinds.length === 0) throw notFound();
  const title = say(language, 'selfService.documents.title');
  const main = html`
    ${heading(title, say(language, 'selfService.documents.lead'))}
    <ul class="cards">${kinds.map(
      (kind) => html`
        <li><a class="card" href="${selfServicePath}/documents/${kind.path}"><span class="card-title">${kind.title(language)}</span></a></li>`,
    )}</ul>`;
  return { title, main, section: 'documents' };
}

/**
 * Order documents exist as soon as an order is placed; all other documents only after goods have left the
 * warehouse.
 */
const isOfOrders = ({ type }: DocumentKind): boolean => type === 'ORDER' || type === 'ORDER_CONFIRMATION';

async function papersPage(area: Area, kind: DocumentKind, visit: Visit): Promise<Page> {
  const { user, language } = visit;
  const title = kind.title(language);
  const deliveries = await deliveriesFor(area.context.database, user);
  const stands = isOfOrders(kind) && deliveries.length > 0;
  const main = html`
    ${heading(title, say(language, 'selfService.documents.lead'))}
    ${neighbours(visit, `documents/${kind.path}`)}
    ${
      stands
        ? html`<p class="note">${say(language, 'selfService.documents.inOrder')}</p>`
        : nothing(
            say(language, 'selfService.documents.empty.title'),
            say(language, 'selfService.documents.empty.text'),
          )
    }
    ${!stands && deliveries.length > 0 ? html`<h2>${say(language, 'selfService.documents.waiting')}</h2>` : null}
    ${deliveries.length > 0 ? table(language, deliveries) : null}`;
  return { title, main, section: 'documents' };
}

/** The pages for shipments, returns and documents. */
export function registerDeliveries(area: Area): void {
  visited(area, '/shipments', (visit) => shipmentsPage(area, visit));
  visited(area, '/returns', returnsPage);
  visited(area, '/documents', documentsPage);
  visited(area, '/documents/:kind', (visit) => {
    const path = field(visit.request.params, 'kind');
    const kind = documentsFor(visit.user).find((known) => known.path === path);
    if (!kind) throw notFound();
    return papersPage(area, kind, visit);
  });
}
