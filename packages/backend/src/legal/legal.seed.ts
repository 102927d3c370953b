import { readFileSync } from 'node:fs';
import { conditionsPages, conductPages, type Language, languages } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { html } from '../html/html.ts';
import { say } from '../language/words.ts';
import { type LegalKind, legalTexts } from './legal.schema.ts';

type Text = readonly [kind: LegalKind, name: string, language: Language];

/** What every reader gets in the own language, and the documents of the terms in those that they are written in. */
const texts = languages.flatMap((language): Text[] => {
  const conduct = conductPages[language];
  return [
    ['page', 'imprint', language],
    ['page', 'we-care', language],
    ...(conduct === undefined ? [] : [['page', conduct, language] as const]),
    ...(conditionsPages[language] === undefined ? [] : [['conditions', '1100', language] as const]),
  ];
});

/** The path is the same from the source and from the build. */
const fileOf = (kind: LegalKind, name: string, language: Language): URL =>
  new URL(`../../assets/legal/${kind}-${name}.${language}.html`, import.meta.url);

const inventedText = (...text: Text): string => readFileSync(fileOf(...text), 'utf8');

/** What stands where a house has not given a text yet. The analysis can be turned off all the same (H2). */
function openText(name: string, language: Language): string {
  const off = say(language, 'houseText.tracking');
  return [
    html`<p>${say(language, 'houseText.open')}</p>`.text,
    ...(name === 'imprint' ? [html`<p><a href="/tracking-off">${off}</a></p>`.text] : []),
  ].join('\n');
}

/**
 * Adds the texts of a new portal: in a demonstration those of an invented house, else that the house has not given them
 * yet. Texts that operators have set are not changed; a portal that is none takes those of the invented house back.
 */
export async function seedLegalTexts({ db }: Database, demo: boolean): Promise<void> {
  await db
    .insert(legalTexts)
    .values(
      texts.map(([kind, name, language]) => ({
        ...{ kind, name, language },
        html: demo ? inventedText(kind, name, language) : openText(name, language),
      })),
    )
    .onConflictDoNothing();
  if (demo) return;
  for (const [kind, name, language] of texts)
    await db
      .update(legalTexts)
      .set({ html: openText(name, language) })
      .where(
        and(
          eq(legalTexts.kind, kind),
          eq(legalTexts.name, name),
          eq(legalTexts.language, language),
          eq(legalTexts.html, inventedText(kind, name, language)),
        ),
      );
}

/** The texts that the house has not given yet, such as `imprint (en)`. */
export async function openLegalTexts({ db }: Database): Promise<string[]> {
  const rows = await db.select().from(legalTexts);
  return rows
    .filter(({ name, language, html: text }) => text === openText(name, language))
    .map(({ name, language }) => `${name} (${language})`)
    .toSorted();
}
