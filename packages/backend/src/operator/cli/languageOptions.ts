import { asLanguage, inEachLanguage, type Language, languages } from '@selvedge/core/contract';
import type { Given, Option } from './command.ts';
import { UsageError } from './failures.ts';

/** The language that is asked for; English unless given. */
export function languageIn(given: Given): Language {
  const named = given.text('language') ?? 'en';
  const language = asLanguage(named);
  if (!language) throw new UsageError(`--language: '${named}' is none of ${languages.join(', ')}.`);
  return language;
}

/** An option in each language, as `--title-en` and `--title-de`; the help says everything at the first. */
export const languageOptions = (name: string, option: Option, help = option.help): Record<string, Option> =>
  Object.fromEntries(
    languages.map((language, at) => [`${name}-${language}`, at === 0 ? option : { ...option, help }]),
  );

/** One value for each language, read one after another. */
export async function readEach<Value>(
  of: (language: Language) => Promise<Value>,
): Promise<Record<Language, Value>> {
  const read = new Map<Language, Value>();
  for (const language of languages) read.set(language, await of(language));
  return inEachLanguage((language) => read.get(language) as Value);
}
