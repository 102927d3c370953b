import type { Finding, Language } from '@selvedge/core/counter';
import rulesDe from '@selvedge/core/messages/de.json';
import rulesEn from '@selvedge/core/messages/en.json';
import { IntlMessageFormat } from 'intl-messageformat';
import de from './words/de.json';
import en from './words/en.json';

export type Words = typeof en;
export const words: Readonly<Record<Language, Words>> = { en, de };
const rules: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: rulesEn, de: rulesDe };
/** Values of a finding that are minor units of the currency beside them. */
const amounts = ['storedPrice', 'validPrice', 'limit', 'used', 'order', 'left', 'over'];

export const money = (language: Language, minor: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100);

/** What a rule objects to, by the core's own catalogue. */
export function findingText(language: Language, { code, values }: Finding): string {
  const shown = Object.entries(values).map(([name, value]) => {
    const isMoney = amounts.includes(name) && typeof value === 'number';
    return [name, isMoney ? money(language, value, String(values.currency)) : value];
  });
  const text = rules[language][`rule.${code}`] ?? code;
  return String(new IntlMessageFormat(text, language).format(Object.fromEntries(shown)));
}
