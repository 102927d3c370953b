import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ChunkError } from '../platform/ChunkError.ts';
import { type Catalogue, type Language, languages, loadWords, localeOf, wordsBesides } from './languages.ts';
import { useWords } from './MessagesProvider.tsx';

const coming = new Map<Language, Promise<Catalogue>>();
const arrived = new Map<Language, Catalogue>();
const none = {} as Catalogue;

const wordsIn = (language: Language): Promise<Catalogue> => {
  const known = coming.get(language);
  if (known) return known;
  const words = loadWords(language, ['portal', 'onDemand']).then(({ areas, messages }) => {
    if (!areas.includes('onDemand')) throw new ChunkError('onDemand', () => coming.delete(language));
    arrived.set(language, messages);
    wordsBesides.add('onDemand');
    return messages;
  });
  coming.set(language, words);
  return words;
};

/** Loads the messages in the page's language ahead. Never rejects: what is shown in them says that they are missing. */
export const fetchOnDemandWords = async (): Promise<void> => {
  const language = document.documentElement.lang as Language;
  await wordsIn(language).catch(() => coming.delete(language));
};

/**
 * Adds the messages of what comes after the list of styles to those of the page. Suspends until they are there, and throws
 * a {@link ChunkError} if they fail to load.
 */
export function OnDemandWords({ children }: { children: ReactNode }) {
  const { locale, messages } = useIntl();
  const language = languages.find((one) => localeOf[one] === locale) ?? 'en';
  const isHere = useWords('onDemand') === 'here';
  const own = isHere ? none : (arrived.get(language) ?? use(wordsIn(language)));
  const all = useMemo(() => ({ ...own, ...(messages as Catalogue) }), [own, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
