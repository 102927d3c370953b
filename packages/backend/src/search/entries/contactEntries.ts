import { say } from '../../language/words.ts';
import { allContacts, allDepartments } from '../../selfService/contacts/contact.store.ts';
import { type SearchEntry, type SearchSource, searchEntry } from './searchEntry.ts';

/** Contacts: the page itself, departments, and their people by name, role and number. */
export async function contactEntries({
  context: { database, config },
  language,
}: SearchSource): Promise<SearchEntry[]> {
  const root = `${config.selfServiceUrl}/contacts`;
  const page = {
    title: say(language, 'selfService.contacts.title'),
    description: say(language, 'selfService.contacts.lead'),
  };
  const departments = await allDepartments(database);
  const titles = new Map(departments.map(({ slug, ...texts }) => [slug, texts[language].title]));
  const people = await allContacts(database);
  return [
    searchEntry({
      filter: 'contacts',
      ...page,
      result: { type: 'zendeskCategory', itemType: 'contacts', ...page, slug: 'contacts', url: root },
    }),
    ...departments.map(({ slug, ...texts }) => {
      const { title, description } = texts[language];
      return searchEntry({
        filter: 'contacts',
        title,
        description,
        result: {
          type: 'zendeskSection',
          itemType: 'contacts',
          title,
          description,
          slug,
          url: `${root}#${slug}`,
        },
      });
    }),
    ...people.map(({ contactId, departmentSlug, name, phone, email, ...texts }) => {
      const { role, hours } = texts[language];
      const description = `${role} · ${phone}`;
      return searchEntry({
        filter: 'contacts',
        title: name,
        description,
        body: `${titles.get(departmentSlug) ?? ''} ${email} ${hours}`,
        result: {
          type: 'zendeskArticle',
          itemType: 'contacts',
          title: name,
          description,
          slug: contactId,
          url: `${root}?id=${contactId}#${contactId}`,
        },
      });
    }),
  ];
}
