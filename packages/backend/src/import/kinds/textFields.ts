import { type Language, languages } from '@selvedge/core/contract';
import { textField, textOf } from './fields.ts';
import type { ImportEntry } from './kind.ts';

/** The fields of a row from several texts in each language. */
export const fieldsOfTexts = <Name extends string>(
  names: readonly Name[],
  texts: Readonly<Partial<Record<Language, Readonly<Record<Name, string>>>>>,
): ImportEntry =>
  Object.fromEntries(
    languages.flatMap((language) =>
      names.map((name) => [textField(name, language), texts[language]?.[name] ?? '']),
    ),
  );

/** Several texts of a row in one language, from its fields. */
export const textsOfFields = <Name extends string>(
  names: readonly Name[],
  entry: ImportEntry,
  language: Language,
): Record<Name, string> => {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) texts[name] = textOf(entry, textField(name, language));
  return texts as Record<Name, string>;
};
