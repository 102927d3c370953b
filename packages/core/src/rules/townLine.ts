import type { Address } from '../contract/index.ts';

/** Where the postcode stands after the town, by the Universal Postal Union's formats. */
const townFirst = /AU|CA|GB|IE|IN|NZ|US|ZA/;

/** Postcode and town as they are written in the country (ISO 3166-1 alpha-2): '40213 Düsseldorf', 'Bath BA1 1DA'. */
export const townLine = ({
  postcode,
  city,
  country,
}: Pick<Address, 'postcode' | 'city' | 'country'>): string =>
  (townFirst.test(country) ? `${city} ${postcode}` : `${postcode} ${city}`).trim();
