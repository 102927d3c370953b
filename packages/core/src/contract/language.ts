import { enums } from 'superstruct';

/**
 * The portal's languages; the first is the default (R1, J1). This file is the one place that names them: everything
 * else derives from it, and a `Record<Language, …>` without one of them does not compile.
 */
export const languages = ['en', 'de'] as const;
/** A language of the portal (J1). */
export type Language = (typeof languages)[number];

/** The language of those who chose none, and of texts that are not translated. */
export const defaultLanguage = languages[0];

/** How each language writes numbers and dates, for `Intl`. */
export const localeOf = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>;

/** What each language calls itself, so that those who need it can find it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** A language of the portal, in settings and paths. */
export const languageStruct = enums(languages);

/** The language that `code` names; null: none of the portal's. */
export const asLanguage = (code: unknown): Language | null =>
  languages.find((language) => language === code) ?? null;

/** The portal's language for preferred tags, best first ('de-AT' and 'de_DE.UTF-8' are German), or the default. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => asLanguage(tag.toLowerCase().split(/[^a-z]/)[0])).find(Boolean) ?? defaultLanguage;

/** What there is in some languages, always in the default one: texts of before a language was added lack it. */
export type Translated<Text = string> = Readonly<
  Record<typeof defaultLanguage, Text> & Partial<Record<Language, Text>>
>;

/** The text in a language, or in the default one where it is not translated. */
export const inLanguage = <Text>(text: Translated<Text>, language: Language): Text =>
  text[language] ?? text[defaultLanguage];

/** One value for each language, made by `of`. */
export const inEachLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Value>;
