import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import type { ImportColumn } from './kind.ts';

/** The columns of an address, all of them needed, with an example for name, street, postcode, city and country. */
export const addressColumns = (
  [name, street, postcode, city, country]: readonly [string, string, string, string, string],
  about: string,
): readonly ImportColumn[] => [
  column('name', ['name', 'Name', 'Firma'], cell.text(120), about, name, { needed: true }),
  column('street', ['street', 'Straße', 'address', 'Strasse'], cell.text(120), 'street and number', street, {
    needed: true,
  }),
  column('postcode', ['postcode', 'PLZ', 'zip', 'Postleitzahl'], cell.text(20), 'the postcode', postcode, {
    needed: true,
  }),
  column('city', ['city', 'Ort', 'Stadt'], cell.text(80), 'the city', city, { needed: true }),
  column('country', ['country', 'Land'], cell.country, 'the country', country, { needed: true }),
];
