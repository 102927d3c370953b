import { createRequire } from 'node:module';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Language } from '@selvedge/core/contract';
import { record, string } from 'superstruct';

const require = createRequire(import.meta.url);
const cache = createIntlCache();

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

function load(language: Language, timeZone?: string): IntlShape {
  const messages = record(string(), string()).create(require(`@selvedge/core/messages/${language}.json`));
  return createIntl(
    {
      locale: locales[language],
      messages,
      timeZone,
      onError: (error) => {
        throw error;
      },
    },
    cache,
  );
}

const intl: Readonly<Record<Language, IntlShape>> = { en: load('en'), de: load('de') };

/** A text of the core's catalogues. */
export function say(
  language: Language,
  id: string,
  values?: Readonly<Record<string, string | number>>,
): string {
  return intl[language].formatMessage({ id }, values);
}

const zoned = new Map<string, IntlShape>();

/** A text of the core's catalogues, with its dates in a given time zone. */
export function sayIn(
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
  id: string,
  values?: Readonly<Record<string, string | number>>,
): string {
  const key = `${language} ${timeZone}`;
  const known = zoned.get(key) ?? load(language, timeZone);
  zoned.set(key, known);
  return known.formatMessage({ id }, values);
}
