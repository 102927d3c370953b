import { type Language, languages } from '@selvedge/core/contract';

type TitleField = `title${Capitalize<Language>}`;

/** The field of a title in a language, as operators send and read it: `titleEn`. */
export const titleField = (language: Language): TitleField =>
  `title${language.charAt(0).toUpperCase()}${language.slice(1)}` as TitleField;

/** One value for the title in each language. */
export const titleFields = <Value>(of: (language: Language) => Value): Record<TitleField, Value> =>
  Object.fromEntries(languages.map((language) => [titleField(language), of(language)])) as Record<
    TitleField,
    Value
  >;
