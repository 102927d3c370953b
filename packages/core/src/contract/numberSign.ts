import { type Language, localeOf } from './language.ts';

/** The sign that a language writes between thousands, or before decimals. */
export const numberSign = (language: Language, part: 'group' | 'decimal'): string =>
  new Intl.NumberFormat(localeOf[language]).formatToParts(12345.6).find(({ type }) => type === part)?.value ??
  '';
