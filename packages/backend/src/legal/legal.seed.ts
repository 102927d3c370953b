import { readFileSync } from 'node:fs';
import type { Language } from '@selvedge/core/contract';
import type { Database } from '../database/database.ts';
import { type LegalKind, legalTexts } from './legal.schema.ts';

const texts: readonly (readonly [kind: LegalKind, name: string, language: Language])[] = [
  ['page', 'imprint', 'en'],
  ['page', 'imprint', 'de'],
  ['page', 'we-care', 'en'],
  ['page', 'we-care', 'de'],
  ['page', 'code-of-conduct-en', 'en'],
  ['page', 'code-of-conduct-de', 'de'],
  ['conditions', '1100', 'en'],
  ['conditions', '1100', 'de'],
];

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
