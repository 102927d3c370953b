import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Language, localeOf } from '@selvedge/core/contract';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Literal, literally } from './literals.ts';

type Catalogue = Readonly<Record<string, string>>;
type Values = Record<string, string | number>;

const gap = '‹gap›';
const require = createRequire(import.meta.url);

const read = (path: string): Catalogue => JSON.parse(readFileSync(path, 'utf8'));

/** The texts of a screen in a language, by the ids of its catalogues. */
export class Words {
  readonly language: Language;
  /** The browser's language tag. */
  readonly locale: string;
  readonly #catalogue: Catalogue;

  constructor(language: Language) {
    this.language = language;
    this.locale = localeOf[language];
    this.#catalogue = {
      ...read(require.resolve(`@selvedge/core/messages/${language}.json`)),
      ...read(resolve(import.meta.dirname, `../../packages/web/messages/${language}.json`)),
    };
  }

  /** The text of an id. Throws if the catalogues have none, so that no test looks for a text that no page can show. */
  say(id: string, values: Values = {}): string {
    const text = this.#catalogue[id];
    if (text === undefined) throw new Error(`No catalogue has the text “${id}”`);
    return String(new IntlMessageFormat(text, this.locale).format(values));
  }

  /** A text of the literals, whatever the catalogues contain. */
  literally(text: Literal, values: Values = {}): string {
    return literally(this.language, text, values);
  }

  /** Matches the text with anything in place of the argument `open`. */
  saying(id: string, open: string, values: Values = {}): RegExp {
    const [before = '', after = ''] = this.say(id, { ...values, [open]: gap }).split(gap);
    const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`${literally(before)}.+${literally(after)}`);
  }
}
