import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ChunkError } from '../platform/ChunkError.ts';
import { type Catalogue, type Language, languages, loadWords, localeOf, wordsBesides } from './languages.ts';
import { useWords } from './MessagesProvider.tsx';

const coming = new Map<Language, Promise<Catalogue>>();
/** What a part on the page waits for. */
const shown = new WeakSet<Promise<Catalogue>>();
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

const shownIn = (language: Language): Promise<Catalogue> => {
  const words = wordsIn(language);
  shown.add(words);
  return words;
};

/** Loads the messages in the page's language ahead. Never rejects: what is shown in them says that they are missing. */
export const fetchOnDemandWords = async (): Promise<void> => {
  const language = document.documentElement.lang as Language;
  const words = wordsIn(language);
  // What is on the page asks again when its user does. Otherwise each part that loads ahead would begin anew for it.
  await words.catch(() => shown.has(words) || coming.delete(language));
};

function WithWords({ words, children }: { words: Catalogue; children: ReactNode }) {
  const { locale, messages } = useIntl();
  const all = useMemo(() => ({ ...words, ...(messages as Catalogue) }), [words, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}

/**
 * Adds the messages of what comes after the list of styles to those of the page. Suspends until they are there, and throws
 * a {@link ChunkError} if they fail to load.
 */
export function OnDemandWords({ children }: { children: ReactNode }) {
  const { locale } = useIntl();
  const language = languages.find((one) => localeOf[one] === locale) ?? 'en';
  const isHere = useWords('onDemand') === 'here';
  // No hook may follow: React renders this again once the words are there, and then `use` is not called any more.
  const own = isHere ? none : (arrived.get(language) ?? use(shownIn(language)));
  return <WithWords words={own}>{children}</WithWords>;
}
