import { asLanguage, languages } from '@selvedge/core/contract';
import { entersAdministration } from '@selvedge/core/rules';
import { html } from '../../html/html.ts';
import { badRequest, notFound } from '../../http/refusal.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { storeLanguage } from '../../user/user.store.ts';
import { heading, nothing } from '../frame/frame.ts';
import { type Area, opened, visited } from '../frame/pages.ts';
import { field, type Page, type Visit } from '../session/visit.ts';
import { accountList, customersOf } from './people.store.ts';

async function profilePage(area: Area, { user, language }: Visit): Promise<Page> {
  const assigned = await customersOf(area.context.database, user.userId);
  const listed =
    assigned.length > 0
      ? html`<ul class="plain">${assigned.map((row) => html`<li>${row.name}, ${row.city} <span class="fine">${row.customerNumber}</span></li>`)}</ul>`
      : html`${say(language, user.everyCustomer ? 'selfService.profile.everyCustomer' : 'selfService.profile.noCustomer')}`;
  const main = html`
    ${heading(say(language, 'selfService.profile.title'), say(language, 'selfService.profile.lead'))}
    <dl class="facts">
      <dt>${say(language, 'selfService.profile.name')}</dt><dd>${user.firstName} ${user.lastName}</dd>
      <dt>${say(language, 'selfService.profile.email')}</dt><dd>${user.email}</dd>
      <dt>${say(language, 'selfService.profile.number')}</dt><dd>${user.canonicalId}</dd>
      <dt>${say(language, 'selfService.profile.customers')}</dt><dd>${listed}</dd>
      <dt id="language">${say(language, 'selfService.profile.language')}</dt>
      <dd><form class="choice" method="post" action="${selfServicePath}/language">
        <input type="hidden" name="returnTo" value="${selfServicePath}/profile">
        ${languages.map(
          (one) =>
            html`<button class="button quiet" name="language" value="${one}" lang="${one}" type="submit" aria-pressed="${String(one === language)}">${say(one, 'signIn.ownLanguage')}</button>`,
        )}
      </form><p class="fine">${say(language, 'selfService.profile.languageHint')}</p></dd>
    </dl>
    <p class="note">${say(language, 'selfService.profile.change')} <a href="${selfServicePath}/request?lang=${language}">${say(language, 'selfService.request.title')}</a></p>`;
  return { title: say(language, 'selfService.profile.title'), main, section: 'profile' };
}

async function administrationPage(area: Area, { user, language }: Visit): Promise<Page> {
  const title = say(language, 'selfService.administration.title');
  if (!entersAdministration(user.rights)) {
    const text = say(language, 'selfService.documents.forbidden.text');
    const main = html`${heading(title, null)}${nothing(say(language, 'selfService.documents.forbidden.title'), text)}`;
    return { status: 403, title, main };
  }
  const [name, email, roles, customers] = [
    say(language, 'selfService.profile.name'),
    say(language, 'selfService.profile.email'),
    say(language, 'selfService.administration.roles'),
    say(language, 'selfService.profile.customers'),
  ];
  const main = html`
    ${heading(title, say(language, 'selfService.administration.lead'))}
    <table class="stacked">
      <thead><tr><th scope="col">${name}</th><th scope="col">${email}</th><th scope="col">${roles}</th><th scope="col" class="figure">${customers}</th></tr></thead>
      <tbody>${(await accountList(area.context.database)).map(
        (account) => html`<tr>
          <td data-label="${name}">${account.firstName} ${account.lastName}</td>
          <td data-label="${email}">${account.email}</td>
          <td data-label="${roles}"><span class="fine">${account.roles.join(', ')}</span></td>
          <td data-label="${customers}" class="figure">${account.everyCustomer ? say(language, 'selfService.administration.all') : account.customers}</td>
        </tr>`,
      )}</tbody>
    </table>`;
  return { title, main };
}

/**
 * An address of the area without its language, since the user has just chosen one; the start page for any other
 * address.
 */
function ownAddress(address: string): string {
  const origin = 'http://localhost';
  if (address.length > 2000 || !URL.canParse(address, origin)) return selfServicePath;
  const url = new URL(address, origin);
  const isOwn = url.pathname === selfServicePath || url.pathname.startsWith(`${selfServicePath}/`);
  if (url.origin !== origin || !isOwn) return selfServicePath;
  url.searchParams.delete('lang');
  return url.pathname + url.search;
}

function registerLanguage(area: Area): void {
  area.app.post(`${selfServicePath}/language`, async (request, reply) => {
    const who = await opened(area, request);
    const { user } = who;
    const fromElsewhere = request.headers['sec-fetch-site'] === 'cross-site';
    if (!user || fromElsewhere) throw notFound();
    const chosen = asLanguage(field(request.body, 'language'));
    if (!chosen) throw badRequest();
    await storeLanguage(area.context.database, user.userId, chosen);
    const returnTo = ownAddress(field(request.body, 'returnTo') ?? '');
    return reply.header('cache-control', 'no-store').redirect(returnTo, 303);
  });
}

/** The user's profile, the choice of language, and the list of accounts. */
export function registerPeople(area: Area): void {
  visited(area, '/profile', (visit) => profilePage(area, visit));
  visited(area, '/administration', (visit) => administrationPage(area, visit));
  registerLanguage(area);
}
