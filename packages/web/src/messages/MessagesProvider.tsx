import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { ChunkError } from '../platform/ChunkError.ts';
import { type Area, type Language, loadWords, localeOf, type Words, wordsBesides } from './languages.ts';

interface WordsState {
  readonly areas: readonly Area[];
  /** Messages were requested that failed to load. */
  readonly lost: boolean;
  readonly inLanguage: boolean;
}

const WordsContext = createContext<WordsState>({ areas: [], lost: false, inLanguage: true });

/** The loading state of an area's messages. `lost`: they failed to load. */
export function useWords(area: Area): 'here' | 'coming' | 'lost' {
  const { areas, lost } = useContext(WordsContext);
  if (areas.includes(area)) return 'here';
  return lost ? 'lost' : 'coming';
}

/** Whether an area's messages are loaded. Throws a {@link ChunkError} if they failed to load. */
export function useHasWords(area: Area): boolean {
  const words = useWords(area);
  if (words === 'lost') throw new ChunkError(area);
  return words === 'here';
}

/** Whether the page stays in another language than the chosen one, because the chosen one's messages failed to load. */
export function useLanguageLost(): boolean {
  const { lost, inLanguage } = useContext(WordsContext);
  return lost && !inLanguage;
}

type Props = {
  language: Language;
  /** The areas that are, or are about to be, on the page. */
  areas: readonly Area[];
  /** The first messages, loaded together with the code, so that the first paint has them. */
  initial?: Words;
  children: ReactNode;
};

type WantedWords = { readonly language: Language; readonly areas: readonly Area[] };

const covers = (words: Words | undefined, language: Language, areas: readonly Area[]): boolean =>
  words?.language === language && areas.every((area) => words.areas.includes(area));

/**
 * Provides messages and formats in exactly one language. Another language loads on demand. Until it is loaded the page
 * keeps the current one, then all texts switch at once. If messages fail to load, those already there stay.
 */
export function MessagesProvider({ language, areas, initial, children }: Props) {
  const [words, setWords] = useState<Words | undefined>(initial);
  const [tried, setTried] = useState<WantedWords>();
  const lost = tried?.language === language && tried.areas === areas;

  useEffect(() => {
    if (lost || covers(words, language, areas)) return;
    let wanted = true;
    const lose = () => wanted && setTried({ language, areas });
    const all = [...new Set([...areas, ...wordsBesides])];
    loadWords(language, all).then((loaded) => {
      // Another language comes as a whole, or not at all.
      const needed = words && words.language !== language ? all : [];
      if (wanted && covers(loaded, language, needed)) setWords(loaded);
      if (!covers(loaded, language, [...areas, ...needed])) lose();
    }, lose);
    return () => {
      wanted = false;
    };
  }, [language, areas, words, lost]);

  // Whoever turns to another language and back asks again.
  if (tried && tried.language !== language) setTried(undefined);

  useEffect(() => {
    if (!lost) return;
    const again = () => setTried(undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [lost]);

  // In the commit that draws the texts: no reader meets German texts on a page that says it is English.
  useLayoutEffect(() => {
    if (words) document.documentElement.lang = words.language;
  }, [words]);

  if (!words) return null;
  return (
    <IntlProvider locale={localeOf[words.language]} messages={words.messages}>
      <WordsContext value={{ areas: words.areas, lost, inLanguage: words.language === language }}>
        {children}
      </WordsContext>
    </IntlProvider>
  );
}
