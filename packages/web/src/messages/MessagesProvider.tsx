import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { type Catalogue, type Language, loadCatalogue, localeOf } from './languages.ts';

type Loaded = { language: Language; messages: Catalogue };

type Props = {
  language: Language;
  /** The first language's catalogue, fetched together with the code, so that the first paint has its words. */
  initial?: Loaded;
  children: ReactNode;
  /** A catalogue that cannot be fetched leaves the present language standing. */
  onUnavailable?: (language: Language, cause: unknown) => void;
};

/**
 * Gives the screens their words and formats, in exactly one language. Another language is fetched on demand;
 * until it is there the present one stays on the page, then all texts switch at once.
 */
export function MessagesProvider({ language, initial, children, onUnavailable }: Props) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(initial);

  useEffect(() => {
    if (loaded?.language === language) return;
    let wanted = true;
    loadCatalogue(language).then(
      (messages) => wanted && setLoaded({ language, messages }),
      (cause: unknown) => wanted && onUnavailable?.(language, cause),
    );
    return () => {
      wanted = false;
    };
  }, [language, loaded, onUnavailable]);

  useEffect(() => {
    if (loaded) document.documentElement.lang = loaded.language;
  }, [loaded]);

  if (!loaded) return null;
  return (
    <IntlProvider locale={localeOf[loaded.language]} defaultLocale="en-GB" messages={loaded.messages}>
      {children}
    </IntlProvider>
  );
}
