import { html } from '../html/html.ts';
import { selfServicePath } from '../identity/clients/selfService.ts';
import { say } from '../language/words.ts';
import { heading } from './frame/frame.ts';
import type { Page, Visit } from './session/visit.ts';

/** The start page of the area: all of its pages, with a sentence each. */
export function startPage({ user, language }: Visit): Page {
  const entry = (path: string, title: string, text: string) => html`
    <li><a class="card" href="${selfServicePath}${path}"><span class="card-title">${title}</span><span class="card-text">${text}</span></a></li>`;
  const main = html`
    ${heading(say(language, 'selfService.welcome', { firstName: user.firstName }), say(language, 'selfService.lead'))}
    <ul class="cards">
      ${entry('/calendar', say(language, 'selfService.calendar.title'), say(language, 'selfService.calendar.lead'))}
      ${entry('/forms-and-manuals', say(language, 'selfService.forms.title'), say(language, 'selfService.forms.lead'))}
      ${entry('/faq', say(language, 'selfService.faq.title'), say(language, 'selfService.faq.lead'))}
      ${entry('/contacts', say(language, 'selfService.contacts.title'), say(language, 'selfService.contacts.lead'))}
      ${entry('/shipments', say(language, 'selfService.shipments.title'), say(language, 'selfService.shipments.lead'))}
      ${entry('/returns', say(language, 'selfService.returns.title'), say(language, 'selfService.returns.lead'))}
      ${entry('/profile', say(language, 'selfService.profile.title'), say(language, 'selfService.profile.lead'))}
      ${entry('/request', say(language, 'selfService.request.title'), say(language, 'selfService.request.short'))}
    </ul>`;
  return { title: say(language, 'selfService.title'), main };
}
