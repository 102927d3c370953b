/**
 * The forms in which a GTIN may be stored: as given, and with 13 digits. Spreadsheets drop a leading zero, and
 * some scanners add one.
 */
export function eanForms(ean: string): string[] {
  const digits = ean.replace(/^0+/, '').padStart(13, '0');
  return digits === ean ? [ean] : [ean, digits];
}
