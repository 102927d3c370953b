import { inLanguage, type Language } from '@selvedge/core/contract';
import { type Html, html } from '../../html/html.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { heading, nothing } from '../frame/frame.ts';
import { type Area, visited } from '../frame/pages.ts';
import { field } from '../session/visit.ts';
import { allContacts, allDepartments, type ContactRow, type DepartmentRow } from './contact.store.ts';

const dialled = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

const person = (language: Language, contact: ContactRow, chosen: boolean): Html => html`
  <li class="${chosen ? 'person chosen' : 'person'}" id="${contact.contactId}"${chosen ? html` aria-current="true"` : null}>
    <h3>${contact.name}</h3>
    <p>${inLanguage(contact.texts, language).role}</p>
    <p><a href="${dialled(contact.phone)}">${contact.phone}</a></p>
    <p><a href="mailto:${contact.email}">${contact.email}</a></p>
    <p class="fine">${inLanguage(contact.texts, language).hours}</p>
  </li>`;

const department = (
  language: Language,
  { slug, texts }: DepartmentRow,
  people: readonly ContactRow[],
  chosen: string | undefined,
): Html => html`
  <section class="department" id="${slug}" aria-labelledby="${slug}-title">
    <div class="faq-lead"><h2 id="${slug}-title">${inLanguage(texts, language).title}</h2><p class="muted">${inLanguage(texts, language).description}</p></div>
    <ul class="people">${people.map((contact) => person(language, contact, contact.contactId === chosen))}</ul>
  </section>`;

/** The contacts page; `id` highlights one person. */
export function registerContacts(area: Area): void {
  const { database } = area.context;
  visited(area, '/contacts', async ({ language, request }) => {
    const [departments, people] = [await allDepartments(database), await allContacts(database)];
    const chosen = field(request.query, 'id');
    const main = html`
      ${heading(say(language, 'selfService.contacts.title'), say(language, 'selfService.contacts.lead'))}
      ${
        departments.length === 0
          ? nothing(
              say(language, 'selfService.contacts.empty.title'),
              say(language, 'selfService.contacts.empty.text'),
            )
          : null
      }
      ${departments.map((row) =>
        department(
          language,
          row,
          people.filter(({ departmentSlug }) => departmentSlug === row.slug),
          chosen,
        ),
      )}
      <aside class="ask">
        <p>${say(language, 'selfService.contacts.write')}</p>
        <a class="button" href="${selfServicePath}/request?lang=${language}">${say(language, 'selfService.request.title')}</a>
      </aside>`;
    return { title: say(language, 'selfService.contacts.title'), main, section: 'contacts' };
  });
}
