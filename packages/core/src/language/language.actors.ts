import { fromPromise } from 'xstate';
import type { Api } from '../api/client.ts';
import type { StoragePort } from '../app/ports.ts';
import { type Language, languageStruct, updateLanguage, userSettings } from '../contract/index.ts';
import { preferredLanguage } from './language.ts';

const KEY = 'selvedge.language';

/** The language to begin with: the one last used in this browser, else the one the browser asks for. */
export function firstLanguage(storage: StoragePort, browserTags: readonly string[]): Language {
  const kept = storage.get(KEY);
  return languageStruct.is(kept) ? kept : preferredLanguage(browserTags);
}

export const languageActors = (api: Api, storage: StoragePort) => ({
  readChoice: fromPromise<Language | null>(async ({ signal }) => {
    const { selectedLanguage } = await api.send(userSettings, { signal });
    if (selectedLanguage !== null) storage.set(KEY, selectedLanguage);
    return selectedLanguage;
  }),
  storeChoice: fromPromise<Language, { language: Language }>(async ({ input: { language }, signal }) => {
    storage.set(KEY, language);
    await api.send(updateLanguage, { params: { locale: language }, signal });
    return language;
  }),
  remember: fromPromise<void, { language: Language }>(async ({ input }) => storage.set(KEY, input.language)),
});
