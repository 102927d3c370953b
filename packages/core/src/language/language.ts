import { type Language, languageStruct, languages } from '../contract/index.ts';

/** The portal's language for the tags a browser prefers, best first: 'de-AT' is German; English by default. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [language] = tag.toLowerCase().split('-');
    if (languageStruct.is(language)) return language;
  }
  return languages[0];
}
