import { parseArgs } from 'node:util';
import { languages } from '@selvedge/core/contract';
import { UsageError } from './usageError.ts';

/** The options of all commands. `value` is the placeholder in the help; null marks a switch. */
export const options = {
  customer: { value: 'NUMBER', help: 'number or id of the point of sale' },
  season: { value: 'SEASON', help: 'season, as in SS27' },
  subdivision: { value: 'ID', help: 'as in 13-0; needed where the season is open for several' },
  collection: { value: 'TYPE', help: 'collection type, as in main; needed where there are several' },
  ordering: { value: 'KIND', help: 'preorder (default) or postorder' },
  mode: { value: 'MODE', help: 'add (default): on top of the cart; replace: in place of it' },
  sheet: { value: 'NAME', help: 'sheet of the Excel file; needed where it has several' },
  portal: { value: 'URL', help: 'address of the portal; else PORTAL_URL, else http://localhost:8080' },
  issuer: { value: 'URL', help: "address of another provider than the portal's own; else PORTAL_ISSUER" },
  client: { value: 'ID', help: 'client at that provider; else PORTAL_CLIENT' },
  demo: { value: 'ACCOUNT', help: 'act as a demo account, as in buyer; where the portal permits it' },
  language: { value: languages.join('|'), help: 'language of what is said; else that of the machine' },
  json: { value: null, help: 'machine-readable output' },
} as const;
export type OptionName = keyof typeof options;

export type Given = { readonly [name in Exclude<OptionName, 'json'>]?: string } & {
  readonly operands: readonly string[];
  readonly json: boolean;
};

interface ParsedOption {
  readonly type: 'string' | 'boolean';
  readonly multiple: false;
}

/** @throws {UsageError} in one sentence. */
export function readOptions(words: readonly string[]): Given {
  const known = Object.entries(options).map(([name, { value }]): [string, ParsedOption] => [
    name,
    { type: value === null ? 'boolean' : 'string', multiple: false },
  ]);
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(known),
      allowPositionals: true,
      strict: true,
    });
    return { ...(values as Partial<Given>), json: values.json === true, operands: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The option's value, which must be one of a few words; the first of them if the option was left out. */
export function oneOf<Word extends string>(
  given: Given,
  name: OptionName,
  words: readonly [Word, ...Word[]],
): Word {
  const value = given[name as Exclude<OptionName, 'json'>];
  if (value === undefined) return words[0];
  const word = words.find((known) => known === value);
  if (word === undefined)
    throw new UsageError(`--${name} is '${value}', but must be one of ${words.join(', ')}.`);
  return word;
}

/** @throws {UsageError} if it was left out. */
export function needed(given: Given, name: Exclude<OptionName, 'json'>): string {
  const value = given[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`);
  return value;
}
