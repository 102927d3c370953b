/** Whether a GTIN (8, 12, 13 or 14 digits) has a correct check digit. */
export function hasCheckDigit(gtin: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(gtin)) return false;
  const digitAt = (at: number): number => gtin.charCodeAt(at) - 48;
  const last = gtin.length - 1;
  // From the right every other digit counts three times, however long the number is.
  let sum = 0;
  for (let at = last - 1, weight = 3; at >= 0; at -= 1, weight = 4 - weight) sum += digitAt(at) * weight;
  return (10 - (sum % 10)) % 10 === digitAt(last);
}

/** A normal form for all spellings of a GTIN, without leading zeros: scanners and spreadsheets add or remove them. */
export const gtinOf = (text: string): string => text.replace(/^0+(?=\d)/, '');
