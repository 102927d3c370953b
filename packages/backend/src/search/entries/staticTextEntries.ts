import type { Language } from '@selvedge/core/contract';
import { say } from '../../language/words.ts';
import { legalTexts } from '../../legal/legal.schema.ts';
import { writtenIn } from '../../legal/legal.store.ts';
import { plainText } from '../../message/plainText.ts';
import { type SearchEntry, type SearchSource, searchEntry } from './searchEntry.ts';

type TextRow = typeof legalTexts.$inferSelect;

/** The path at which the portal shows a text of the house (H1, H3); null if it does not. */
function pathOf({ kind, name, language }: TextRow): string | null {
  if (kind === 'conditions') {
    if (name !== '1100') return `/gtc/${name}`;
    return language === 'de' ? '/terms-and-conditions/agb' : '/terms-and-conditions/gtc';
  }
  if (name === 'imprint' || name === 'we-care') return `/${name}`;
  return name.startsWith('code-of-conduct-') ? `/terms-and-conditions/${name}` : null;
}

/**
 * The portal's title for a text of the house, from its breadcrumb, or from the footer where the breadcrumb is too
 * vague.
 */
function titleOf({ kind, name, language: written }: TextRow, language: Language): string {
  if (kind === 'conditions') {
    if (name !== '1100') return name;
    return say(language, written === 'de' ? 'selfService.house.agb' : 'selfService.house.gtc');
  }
  if (name === 'imprint') return say(language, 'selfService.imprint');
  if (name === 'we-care') return say(language, 'selfService.house.weCare');
  return say(language, 'selfService.house.conduct', { written: written.toUpperCase() });
}

/** The first heading of a text as one line (empty if there is none), and the rest of the text. */
function partsOf(html: string): { heading: string; body: string } {
  const start = html.trimStart();
  const [element = '', , words = ''] = /^<(h[12])\b[^>]{0,1000}>([^<]{1,300})<\/\1>/i.exec(start) ?? [];
  return {
    heading: plainText(words).replace(/\s+/g, ' '),
    body: plainText(start.slice(element.length)),
  };
}

/** The pages of the house (imprint, terms, code of conduct), and the self-service pages without a tile. */
export async function staticTextEntries({
  context: { database, config },
  language,
}: SearchSource): Promise<SearchEntry[]> {
  const rows = (await database.db.select().from(legalTexts)).sort(
    (one, other) =>
      Number(other.language === language) - Number(one.language === language) ||
      one.name.localeCompare(other.name),
  );
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
      const title = titleOf(row, language);
      const { heading, body } = partsOf(row.html);
      const description =
        row.kind === 'conditions' ? `${heading} ${say(language, 'selfService.house.conditions')}` : heading;
      const result = { type: 'staticText' as const, title, texts: [title], link };
      return [searchEntry({ filter: 'apps', title, description, body, excerptIn: 'body', result })];
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
