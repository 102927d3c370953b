/** Whether a GTIN (8, 12, 13 or 14 digits) has a correct check digit. */
export function hasCheckDigit(gtin: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(gtin)) return false;
  const digits = [...gtin.padStart(14, '0')].map(Number);
  const sum = digits.slice(0, 13).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[13];
}

/** A normal form for all spellings of a GTIN, without leading zeros: scanners and spreadsheets add or remove them. */
export const gtinOf = (text: string): string => text.replace(/^0+(?=\d)/, '');
