import { type Finding, findingMessageOf, findingValues, type Language } from '@selvedge/core/kiosk';
import rulesDe from '@selvedge/core/messages/de.json';
import rulesEn from '@selvedge/core/messages/en.json';
import { IntlMessageFormat } from 'intl-messageformat';
import de from './words/de.json';
import en from './words/en.json';

export type Words = typeof en;
export const words: Readonly<Record<Language, Words>> = { en, de };
const rules: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: rulesEn, de: rulesDe };

export const money = (language: Language, minor: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100);

/** A text with its placeholders filled in. */
export const filled = (
  language: Language,
  id: keyof Words,
  values: Record<string, string | number>,
): string => String(new IntlMessageFormat(words[language][id], language).format(values));

/** What a rule objects to, from the core's own catalogue. */
export function findingText(language: Language, finding: Finding): string {
  const values = findingValues(finding, (minor, currency) => money(language, minor, currency));
  const text = rules[language][findingMessageOf(finding.code)] ?? finding.code;
  return String(new IntlMessageFormat(text, language).format(values));
}
