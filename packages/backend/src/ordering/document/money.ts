import { type Language, localeOf } from '@selvedge/core/contract';

/** Formats minor units of a currency for people. Intl knows how many decimals the currency has. */
export function moneyIn(language: Language, currency: string): (minor: number) => string {
  const format = new Intl.NumberFormat(localeOf[language], { style: 'currency', currency });
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return (minor) => format.format(minor / unit);
}
