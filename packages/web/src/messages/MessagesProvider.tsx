import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { type Area, type Language, loadWords, localeOf, type Words } from './languages.ts';

const AreasInWords = createContext<readonly Area[]>([]);

/** Whether an area's words are on the page. */
export const useHasWords = (area: Area): boolean => useContext(AreasInWords).includes(area);

type Props = {
  language: Language;
  /** The areas that are, or are about to be, on the page. */
  areas: readonly Area[];
  /** The first words, fetched together with the code, so that the first paint has them. */
  initial?: Words;
  children: ReactNode;
  /** Words that cannot be fetched leave the present ones standing. */
  onUnavailable?: (language: Language, cause: unknown) => void;
};

const covers = (words: Words | undefined, language: Language, areas: readonly Area[]): boolean =>
  words?.language === language && areas.every((area) => words.areas.includes(area));

/**
 * Gives the screens their words and formats, in exactly one language. Another language is fetched on demand;
 * until it is there the present one stays on the page, then all texts switch at once.
 */
export function MessagesProvider({ language, areas, initial, children, onUnavailable }: Props) {
  const [words, setWords] = useState<Words | undefined>(initial);

  useEffect(() => {
    if (covers(words, language, areas)) return;
    let wanted = true;
    loadWords(language, areas).then(
      (loaded) => wanted && setWords(loaded),
      (cause: unknown) => wanted && onUnavailable?.(language, cause),
    );
    return () => {
      wanted = false;
    };
  }, [language, areas, words, onUnavailable]);

  useEffect(() => {
    if (words) document.documentElement.lang = words.language;
  }, [words]);

  if (!words) return null;
  return (
    <IntlProvider locale={localeOf[words.language]} defaultLocale="en-GB" messages={words.messages}>
      <AreasInWords value={words.areas}>{children}</AreasInWords>
    </IntlProvider>
  );
}
