import { createRequire } from 'node:module';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Language } from '@selvedge/core/contract';
import { record, string } from 'superstruct';

const require = createRequire(import.meta.url);
const cache = createIntlCache();

function load(language: Language, locale: string): IntlShape {
  const messages = record(string(), string()).create(require(`@selvedge/core/messages/${language}.json`));
  return createIntl(
    {
      locale,
      messages,
      onError: (error) => {
        throw error;
      },
    },
    cache,
  );
}

const intl: Readonly<Record<Language, IntlShape>> = { en: load('en', 'en-GB'), de: load('de', 'de-DE') };

/** A text of the core's catalogues. */
export function say(
  language: Language,
  id: string,
  values?: Readonly<Record<string, string | number>>,
): string {
  return intl[language].formatMessage({ id }, values);
}
