/**
 * How the same GTIN may be stored: as it came, and with 13 digits, for a leading zero is lost in a
 * spreadsheet and added by some scanners.
 */
export function eanForms(ean: string): string[] {
  const digits = ean.replace(/^0+/, '').padStart(13, '0');
  return digits === ean ? [ean] : [ean, digits];
}
