import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { ChunkError } from '../app/ChunkError.ts';
import { type Area, type Language, loadWords, localeOf, type Words } from './languages.ts';

interface WordsState {
  readonly areas: readonly Area[];
  /** Words were asked for that cannot be had. */
  readonly lost: boolean;
  readonly inLanguage: boolean;
}

const StandingWords = createContext<WordsState>({ areas: [], lost: false, inLanguage: true });

/** How far the words of an area are; `lost`: they cannot be had. */
export function useWords(area: Area): 'here' | 'coming' | 'lost' {
  const { areas, lost } = useContext(StandingWords);
  if (areas.includes(area)) return 'here';
  return lost ? 'lost' : 'coming';
}

/** Whether an area's words are on the page; throws a {@link ChunkError} when they cannot be had. */
export function useHasWords(area: Area): boolean {
  const words = useWords(area);
  if (words === 'lost') throw new ChunkError(area);
  return words === 'here';
}

/** Whether the page stays in another language than the chosen one, because its words cannot be had. */
export function useLanguageLost(): boolean {
  const { lost, inLanguage } = useContext(StandingWords);
  return lost && !inLanguage;
}

type Props = {
  language: Language;
  /** The areas that are, or are about to be, on the page. */
  areas: readonly Area[];
  /** The first words, fetched together with the code, so that the first paint has them. */
  initial?: Words;
  children: ReactNode;
};

type WantedWords = { readonly language: Language; readonly areas: readonly Area[] };

const covers = (words: Words | undefined, language: Language, areas: readonly Area[]): boolean =>
  words?.language === language && areas.every((area) => words.areas.includes(area));

/**
 * Gives the screens their words and formats, in exactly one language. Another language is fetched on demand;
 * until it is there the present one stays on the page, then all texts switch at once. Words that cannot be had leave
 * those that are there standing.
 */
export function MessagesProvider({ language, areas, initial, children }: Props) {
  const [words, setWords] = useState<Words | undefined>(initial);
  const [tried, setTried] = useState<WantedWords>();
  const lost = tried?.language === language && tried.areas === areas;

  useEffect(() => {
    if (lost || covers(words, language, areas)) return;
    let wanted = true;
    const lose = () => wanted && setTried({ language, areas });
    loadWords(language, areas).then((loaded) => {
      if (wanted) setWords(loaded);
      if (!covers(loaded, language, areas)) lose();
    }, lose);
    return () => {
      wanted = false;
    };
  }, [language, areas, words, lost]);

  useEffect(() => {
    if (!lost) return;
    const again = () => setTried(undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [lost]);

  useEffect(() => {
    if (words) document.documentElement.lang = words.language;
  }, [words]);

  if (!words) return null;
  return (
    <IntlProvider locale={localeOf[words.language]} defaultLocale="en-GB" messages={words.messages}>
      <StandingWords value={{ areas: words.areas, lost, inLanguage: words.language === language }}>
        {children}
      </StandingWords>
    </IntlProvider>
  );
}
