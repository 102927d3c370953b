import {
  inEachLanguage,
  inLanguage,
  type Language,
  languages,
  type Translated,
} from '@selvedge/core/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, jsonb } from 'drizzle-orm/pg-core';

/** A column with a text in each language; `Text` may also be an object of texts. */
export const translated = <Text = string>() => jsonb().$type<Translated<Text>>();

/** For a select: the text of such a column in a language. */
export const textIn = <Text>(
  column: AnyPgColumn<{ data: Translated<Text> }>,
  language: Language,
): SQL<Text> =>
  sql<Text>`${column}`.mapWith((stored: Translated<Text>) => inLanguage(stored, language)) as SQL<Text>;

/** A text in each language, in the order of `languages`, as tables of seeds have them. A missing one does not compile. */
export type TextsInOrder<Text = string> = TupleLike<typeof languages, Text>;
type TupleLike<Of extends readonly unknown[], Text> = { readonly [At in keyof Of]: Text };

/** The texts of such a row by language. */
export const byLanguage = <Text>(texts: TextsInOrder<Text>): Record<Language, Text> =>
  inEachLanguage((language) => texts[languages.indexOf(language)] as Text);
