import { createRequire } from 'node:module';
import { type Language, localeOf, preferredLanguage } from '@selvedge/core/contract';
import { IntlMessageFormat } from 'intl-messageformat';

type Values = Readonly<Record<string, string | number>>;

/** Formats a message of the core's catalogue, or of the command line's own. */
export type Say = (id: string, values?: Values) => string;

const require = createRequire(import.meta.url);

export function wordsOf(language: Language): Say {
  const catalogue: Readonly<Record<string, string>> = {
    ...require(`@selvedge/core/messages/${language}.json`),
    ...require(`../messages/${language}.json`),
  };
  return (id, values) => {
    const text = catalogue[id];
    if (text === undefined) throw new Error(`There is no message '${id}'`);
    return String(new IntlMessageFormat(text, localeOf[language]).format(values));
  };
}

/** The requested language, otherwise that of the machine. */
export const languageFrom = (
  asked: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Language => {
  const spoken = asked ?? environment.LC_ALL ?? environment.LC_MESSAGES ?? environment.LANG ?? '';
  return preferredLanguage([spoken]);
};
