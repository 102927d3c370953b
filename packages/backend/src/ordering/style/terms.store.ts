import type { Language } from '@selvedge/core/contract';
import type { Queryable } from '../../database/database.ts';
import { type TermKind, terms } from './style.schema.ts';

/** Says a code of the catalogue's vocabulary in the user's language. */
export type SayTerm = (kind: TermKind, code: string) => string;

export async function readTerms(db: Queryable, language: Language): Promise<SayTerm> {
  const rows = await db.select().from(terms);
  const words = new Map(rows.map((row) => [`${row.kind} ${row.code}`, language === 'de' ? row.de : row.en]));
  return (kind, code) => words.get(`${kind} ${code}`) ?? code;
}
