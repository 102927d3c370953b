import { inLanguage, type Language, type Term } from '@selvedge/core/contract';
import type { Queryable } from '../../database/database.ts';
import { type TermKind, terms } from './style.schema.ts';

/** What a colour is of which its house says nothing, where the house has no word for it. */
const seasonalColour: typeof terms.$inferSelect = {
  kind: 'colourStock',
  code: 'season',
  label: { en: 'Seasonal colour', de: 'Saisonfarbe' },
};

async function readWords(db: Queryable): Promise<(typeof terms.$inferSelect)[]> {
  const rows = await db.select().from(terms);
  const isNamed = rows.some(({ kind, code }) => kind === seasonalColour.kind && code === seasonalColour.code);
  return isNamed ? rows : [...rows, seasonalColour];
}

/** Returns the label of a vocabulary code in the user's language. */
export type SayTerm = (kind: TermKind, code: string) => string;

export async function readTerms(db: Queryable, language: Language): Promise<SayTerm> {
  const rows = await readWords(db);
  const words = new Map(rows.map((row) => [`${row.kind} ${row.code}`, inLanguage(row.label, language)]));
  return (kind, code) => words.get(`${kind} ${code}`) ?? code;
}

/** The vocabulary by kind, in alphabetical order. */
export async function readVocabulary(
  db: Queryable,
  language: Language,
): Promise<Partial<Record<TermKind, Term[]>>> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const rows = await readWords(db);
  const byKind: Partial<Record<TermKind, Term[]>> = {};
  for (const row of rows) {
    const known = byKind[row.kind] ?? [];
    known.push({ key: row.code, label: inLanguage(row.label, language) });
    byKind[row.kind] = known;
  }
  for (const known of Object.values(byKind)) known.sort((one, other) => compare(one.label, other.label));
  return byKind;
}
