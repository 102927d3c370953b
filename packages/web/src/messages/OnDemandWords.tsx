import { type ReactNode, use } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ChunkError } from '../platform/ChunkError.ts';
import { type Catalogue, type Language, languages, loadWords, localeOf } from './languages.ts';
import { useWords } from './MessagesProvider.tsx';

const coming = new Map<Language, Promise<Catalogue>>();

const wordsIn = (language: Language): Promise<Catalogue> => {
  const known = coming.get(language);
  if (known) return known;
  const words = loadWords(language, ['portal', 'onDemand']).then(({ areas, messages }) => {
    if (areas.includes('onDemand')) return messages;
    throw new ChunkError('onDemand', () => coming.delete(language));
  });
  coming.set(language, words);
  return words;
};

/**
 * Adds the messages of dialogs that a press opens to those of the page. Suspends until they are there, and throws a
 * {@link ChunkError} if they fail to load.
 */
export function OnDemandWords({ children }: { children: ReactNode }) {
  return useWords('onDemand') === 'here' ? children : <WithWords>{children}</WithWords>;
}

function WithWords({ children }: { children: ReactNode }) {
  const { locale, messages } = useIntl();
  const language = languages.find((one) => localeOf[one] === locale) ?? 'en';
  const own = use(wordsIn(language));
  return (
    <IntlProvider locale={locale} messages={{ ...own, ...(messages as Catalogue) }}>
      {children}
    </IntlProvider>
  );
}
