import { legalTexts } from '../../portal/legal/legal.schema.ts';
import { writtenIn } from '../../portal/legal/legal.store.ts';
import { plainText } from '../../portal/message/plainText.ts';
import { say } from '../../server/words.ts';
import { type SearchEntry, type SearchSource, searchEntry } from './searchEntry.ts';

type TextRow = typeof legalTexts.$inferSelect;

/** Where the portal shows a text of the house (specification, section 2); null where it does not. */
function pathOf({ kind, name, language }: TextRow): string | null {
  if (kind === 'conditions') {
    if (name !== '1100') return `/gtc/${name}`;
    return language === 'de' ? '/terms-and-conditions/agb' : '/terms-and-conditions/gtc';
  }
  if (name === 'imprint' || name === 'we-care') return `/${name}`;
  return name.startsWith('code-of-conduct-') ? `/terms-and-conditions/${name}` : null;
}

/** The heading of a text, and the rest of it. */
function partsOf(html: string): { title: string; body: string } {
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/i.exec(html.slice(0, 20_000))?.[1];
  const body = plainText(html);
  if (heading === undefined) {
    const [title = '', ...rest] = body.split('\n');
    return { title: title.slice(0, 120), body: rest.join('\n').trim() };
  }
  const title = plainText(heading).replace(/\s+/g, ' ');
  return { title, body: body.startsWith(title) ? body.slice(title.length).trim() : body };
}

/** The pages of the house: imprint, terms, code of conduct; and the pages of self-service that no tile leads to. */
export async function staticTextEntries({
  context: { database, config },
  language,
}: SearchSource): Promise<SearchEntry[]> {
  const rows = await database.db.select().from(legalTexts);
  const own: [string, string, string][] = [
    ['profile', say(language, 'selfService.profile.title'), say(language, 'selfService.profile.lead')],
    [
      `request?lang=${language}`,
      say(language, 'selfService.request.title'),
      say(language, 'selfService.request.short'),
    ],
  ];
  return [
    ...rows.flatMap((row) => {
      const link = pathOf(row);
      if (link === null || row.language !== writtenIn(row.kind, row.name, language)) return [];
      const { title, body } = partsOf(row.html);
      const result = { type: 'staticText' as const, title, texts: [title], link };
      return [searchEntry({ filter: 'apps', title, description: '', body, excerptIn: 'body', result })];
    }),
    ...own.map(([path, title, description]) =>
      searchEntry({
        filter: 'apps',
        title,
        description,
        result: {
          type: 'staticText',
          title,
          description,
          texts: [title, description],
          link: `${config.selfServiceUrl}/${path}`,
        },
      }),
    ),
  ];
}
