import { hash } from 'node:crypto';
import { inEachLanguage, type Language } from '@selvedge/core/contract';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ImportEntry, KnownEntry } from './kind.ts';

export const textOf = (entry: ImportEntry, field: string): string => String(entry[field] ?? '');
export const numberOf = (entry: ImportEntry, field: string): number => Number(entry[field] ?? 0);
export const listOf = (entry: ImportEntry, field: string): string[] => {
  const value = entry[field];
  return Array.isArray(value) ? value.map(String) : [];
};
export const maybeNumber = (entry: ImportEntry, field: string): number | null => {
  const value = entry[field];
  return typeof value === 'number' ? value : null;
};

/** The field of a text in a language. */
export const textField = (field: string, language: Language): string => `${field}.${language}`;

/** The text of a row in each language, from its fields. */
export const textsOf = (entry: ImportEntry, field: string): Record<Language, string> =>
  inEachLanguage((language) => textOf(entry, textField(field, language)));

/** The fields of a row from its text in each language. */
export const fieldsOf = (field: string, texts: Readonly<Record<string, string>>): ImportEntry =>
  Object.fromEntries(
    Object.entries(inEachLanguage((language) => texts[language] ?? '')).map(([language, text]) => [
      `${field}.${language}`,
      text,
    ]),
  );

/** An id for addresses, always the same for the same key. */
export const idOf = (kind: string, ...key: readonly unknown[]): string =>
  hash('sha256', JSON.stringify([kind, ...key]), 'base64url').slice(0, 22);

export const known = (id: string, entry: ImportEntry, isEnded = false): KnownEntry => ({
  id,
  entry,
  isEnded,
});

/** For an insert: rows that are there already get the new values of these columns. */
export function elseUpdate(table: PgTable, key: readonly string[], changed: readonly string[]): SQL {
  const known = getTableColumns(table);
  const column = (field: string) => {
    if (!(field in known)) throw new Error(`No column ${field}`);
    return sql.identifier(toSnakeCase(field));
  };
  const set = changed.map((field) => sql`${column(field)} = excluded.${column(field)}`);
  return sql`on conflict (${sql.join(key.map(column), sql`, `)}) do update set ${sql.join(set, sql`, `)}`;
}
