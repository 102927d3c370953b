import { conductPages, type Language, languages } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type LegalKind, legalTexts } from './legal.schema.ts';

/** Pages that exist in one language only, whatever the portal's language (requirement H1). */
const oneLanguage: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((language) => {
    const page = conductPages[language];
    return page === undefined ? [] : [[page, language]];
  }),
);

/** Characters of a text. */
export const MOST_TEXT = 300_000;

/** The pages that are linked. General conditions are called by the number of their document. */
export const legalPages: readonly string[] = ['imprint', 'we-care', ...Object.values(conductPages)];

/** The language in which a reader of `language` gets a text. */
export const writtenIn = (kind: LegalKind, name: string, language: Language): Language =>
  (kind === 'page' ? oneLanguage.get(name) : undefined) ?? language;

/** The HTML of a text; null when none has that name in that language. */
export async function legalText(
  { db }: Database,
  kind: LegalKind,
  name: string,
  language: Language,
): Promise<string | null> {
  const [row] = await db
    .select({ html: legalTexts.html })
    .from(legalTexts)
    .where(
      and(
        eq(legalTexts.kind, kind),
        eq(legalTexts.name, name),
        eq(legalTexts.language, writtenIn(kind, name, language)),
      ),
    );
  return row?.html ?? null;
}
