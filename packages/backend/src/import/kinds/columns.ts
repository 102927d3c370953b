import { type Language, languageNames, languages } from '@selvedge/core/contract';
import { cell } from './cellTypes.ts';
import { textField } from './fields.ts';
import type { CellType, ImportColumn, ImportValue } from './kind.ts';

type Headings = readonly [en: string, de: string, ...others: string[]];

interface MoreOfColumn {
  readonly needed?: boolean;
  /** A blank's value; `null` unless told. */
  readonly otherwise?: ImportValue | ImportColumn['otherwise'];
  readonly keepsBlank?: boolean;
  readonly refers?: ImportColumn['refers'];
}

/** A column; headings are the usual one in English, in German, and further ones. */
export function column(
  field: string,
  [en, de, ...others]: Headings,
  type: CellType,
  about: string,
  example: string,
  { needed = false, otherwise = null, keepsBlank = false, refers }: MoreOfColumn = {},
): ImportColumn {
  return {
    field,
    headings: { en: [en, ...others], de: [de] },
    type,
    isNeeded: needed,
    otherwise: typeof otherwise === 'function' ? otherwise : () => otherwise,
    ...(refers && { refers }),
    ...(keepsBlank && { keepsBlank }),
    about,
    example,
  };
}

const sayLanguage: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: 'English', de: 'German' },
  de: { en: 'englisch', de: 'deutsch' },
};

interface MoreOfTexts {
  readonly needed?: boolean;
  /** Characters. */
  readonly most?: number;
  /** By default a text of one line. */
  readonly type?: CellType;
}

/** A text in each language: a column for each. What is blank in one is taken from another. */
export const texts = (
  field: string,
  [en, de]: readonly [en: string, de: string],
  about: string,
  examples: Readonly<Record<Language, string>>,
  { needed = false, most = 200, type = cell.text(most) }: MoreOfTexts = {},
): ImportColumn[] =>
  languages.map((language, at) => ({
    field: textField(field, language),
    headings: {
      en: [`${en} (${language})`, `${en} ${sayLanguage.en[language]}`, `${en} ${languageNames[language]}`],
      de: [`${de} (${language})`, `${de} ${sayLanguage.de[language]}`],
    },
    type,
    isNeeded: needed && at === 0,
    otherwise: (entry) =>
      languages
        .map((other) => entry[textField(field, other)])
        .find((text) => text !== undefined && text !== '') ?? '',
    about: `${about}, in ${sayLanguage.en[language]}${at === 0 ? '' : `; blank: as in ${sayLanguage.en[languages[0]]}`}`,
    example: examples[language],
  }));

export const position = (about: string): ImportColumn =>
  column(
    'position',
    ['position', 'Position', 'order', 'Reihenfolge'],
    cell.wholeNumber(0, 1_000_000),
    about,
    '1',
    {
      otherwise: (_entry, nth) => nth,
    },
  );
