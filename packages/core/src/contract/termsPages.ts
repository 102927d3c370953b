import type { Translated } from './language.ts';

/** The pages of the terms by their path, in the languages that the documents are written in (H1). */
export const conditionsPages: Translated<'agb' | 'gtc'> = { en: 'gtc', de: 'agb' };
/** The code of conduct, a page and a document of its own in each of its languages (H1). */
export const conductPages: Translated<'code-of-conduct-de' | 'code-of-conduct-en'> = {
  en: 'code-of-conduct-en',
  de: 'code-of-conduct-de',
};
