import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from './catalogue.ts';

/** The languages of the portal (specification, sections 1 and 9); English writes numbers and dates as in en-GB. */
export type Language = 'en' | 'de';

export type Catalogue = Record<MessageId, MessageFormatElement[]>;

export const languages: readonly Language[] = ['en', 'de'];

export const localeOf: Record<Language, 'en-GB' | 'de-DE'> = { en: 'en-GB', de: 'de-DE' };

const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./compiled/en.json'),
  de: () => import('./compiled/de.json'),
};

/** Fetches the one catalogue that is needed; the promise rejects when its file cannot be had. */
export const loadCatalogue = (language: Language): Promise<Catalogue> =>
  loaders[language]().then((file) => file.default as Catalogue);
