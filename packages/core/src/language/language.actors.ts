import { fromPromise } from 'xstate';
import { type Language, languageStruct, updateLanguage, userSettings } from '../contract/index.ts';
import type { Api } from '../platform/api/client.ts';
import type { StoragePort } from '../platform/ports.ts';
import type { LanguageChoices } from './language.machine.ts';
import { preferredLanguage } from './language.ts';

/** The language last used in this browser. */
const KEY = 'selvedge.language';
/** The language chosen while nobody was signed in, until it is stored for a user. */
const CHOSEN = 'selvedge.language.chosen';

const languageIn = (storage: StoragePort, key: string): Language | null => {
  const kept = storage.get(key);
  return languageStruct.is(kept) ? kept : null;
};

/** The initial language: the one last used in this browser, else the browser's preferred one. */
export function firstLanguage(storage: StoragePort, browserTags: readonly string[]): Language {
  return languageIn(storage, KEY) ?? preferredLanguage(browserTags);
}

export const languageActors = (api: Api, storage: StoragePort) => ({
  readChoice: fromPromise<LanguageChoices>(async ({ signal }) => {
    const { selectedLanguage } = await api.send(userSettings, { signal });
    if (selectedLanguage !== null) {
      storage.set(KEY, selectedLanguage);
      storage.remove(CHOSEN);
    }
    return { stored: selectedLanguage, chosen: languageIn(storage, CHOSEN) };
  }),
  storeChoice: fromPromise<Language, { language: Language }>(async ({ input: { language }, signal }) => {
    storage.set(KEY, language);
    await api.send(updateLanguage, { params: { locale: language }, signal });
    storage.remove(CHOSEN);
    return language;
  }),
  remember: fromPromise<void, { language: Language }>(async ({ input: { language } }) => {
    storage.set(KEY, language);
    storage.set(CHOSEN, language);
  }),
});
