import { type Language, languageStruct, languages } from '../contract/index.ts';

/** The portal's language for a browser's preferred tags, best first: 'de-AT' is German; the default is English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [language] = tag.toLowerCase().split('-');
    if (languageStruct.is(language)) return language;
  }
  return languages[0];
}
