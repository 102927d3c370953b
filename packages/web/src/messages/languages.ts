import { fetchPart } from '@selvedge/core';
import { type Language, languages } from '@selvedge/core/contract';
import type { MessageFormatElement } from 'react-intl';
import { isOffline } from '../platform/useOffline.ts';
import type { MessageId } from './catalogue.ts';

export { type Language, languages };

export type Catalogue = Record<MessageId, MessageFormatElement[]>;

/** English writes numbers and dates as in en-GB. */
export const localeOf: Record<Language, 'en-GB' | 'de-DE'> = { en: 'en-GB', de: 'de-DE' };

/** Parts of the page with messages of their own. See tools/messages/areas.js. */
export type Area = 'portal' | 'overlays' | 'ordering';

const loaders: Record<Area, Record<Language, () => Promise<{ default: unknown }>>> = {
  portal: {
    en: () => import('./compiled/portal/en.json'),
    de: () => import('./compiled/portal/de.json'),
  },
  overlays: {
    en: () => import('./compiled/overlays/en.json'),
    de: () => import('./compiled/overlays/de.json'),
  },
  ordering: {
    en: () => import('./compiled/ordering/en.json'),
    de: () => import('./compiled/ordering/de.json'),
  },
};

/** The messages in one language, and the areas they cover. */
export interface Words {
  readonly language: Language;
  readonly areas: readonly Area[];
  readonly messages: Catalogue;
}

/**
 * Loads the messages of the areas in one language. Areas whose file fails to load are left out. Rejects if the portal's
 * own file fails.
 */
export async function loadWords(language: Language, areas: readonly Area[]): Promise<Words> {
  const files = await Promise.allSettled(areas.map((area) => fetchPart(loaders[area][language], isOffline)));
  const there = areas.filter((_, place) => files[place]?.status === 'fulfilled');
  if (!there.includes('portal')) throw new Error(`The words in ${language} cannot be had`);
  const words = files.map((file) => (file.status === 'fulfilled' ? file.value.default : {}));
  return { language, areas: there, messages: Object.assign({}, ...words) as Catalogue };
}
