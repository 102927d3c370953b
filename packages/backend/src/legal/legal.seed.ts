import { readFileSync } from 'node:fs';
import { conditionsPages, conductPages, type Language, languages } from '@selvedge/core/contract';
import type { Database } from '../database/database.ts';
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

/** Adds the texts of a new portal. Existing texts are not changed. */
export async function seedLegalTexts({ db }: Database): Promise<void> {
  await db
    .insert(legalTexts)
    .values(
      texts.map(([kind, name, language]) => ({
        kind,
        name,
        language,
        html: readFileSync(fileOf(kind, name, language), 'utf8'),
      })),
    )
    .onConflictDoNothing();
}
