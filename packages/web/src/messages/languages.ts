import { type Language, languages, localeOf } from '@selvedge/core/contract';
import type { MessageFormatElement } from 'react-intl';
import { fetchChunk } from '../platform/fetchChunk.ts';
import { houseOf } from '../platform/houseOf.ts';
import type { MessageId } from './catalogue.ts';

export { type Language, languages, localeOf };

export type Catalogue = Record<MessageId, MessageFormatElement[]>;

/** Parts of the page with messages of their own. See tools/messages/areas.js. */
export type Area = 'portal' | 'overlays' | 'ordering' | 'entry' | 'onDemand';

type WordsFile = `./${Area}/${Language}.json`;
const load = import.meta.glob('./*/*.json', { base: './compiled' }) as Record<
  WordsFile,
  () => Promise<{ default: unknown }>
>;

/** What was loaded besides the areas of the page, and comes with them in another language: all texts switch at once. */
export const wordsBesides = new Set<Area>();

/** The messages in one language, and the areas they cover. */
export interface Words {
  readonly language: Language;
  readonly areas: readonly Area[];
  readonly messages: Catalogue;
}

/**
 * Loads the messages of the areas in one language, with the house's own in their place. Areas whose file fails to load are
 * left out. Rejects if the portal's own file fails.
 */
export async function loadWords(language: Language, areas: readonly Area[]): Promise<Words> {
  const files = await Promise.all(
    areas.map((area) => fetchChunk(load[`./${area}/${language}.json`]).catch(() => null)),
  );
  const there = areas.filter((_, place) => files[place]);
  if (!there.includes('portal')) throw new Error(`No words in ${language}`);
  const messages = Object.assign(
    {},
    ...files.map((file) => file?.default),
    houseOf(document)?.words?.[language],
  ) as Catalogue;
  return { language, areas: there, messages };
}

/** Loads the messages of an area in the page's language ahead, so that they are there without a network. */
export const fetchWordsAhead = async (area: Area): Promise<void> => {
  await load[`./${area}/${document.documentElement.lang as Language}.json`]?.().catch(() => {});
};
