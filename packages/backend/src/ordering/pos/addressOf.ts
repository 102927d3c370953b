import type { Address } from '@selvedge/core/contract';

/** The address among the columns of a row. */
export const addressOf = ({ name, street, postcode, city, country }: Address): Address => ({
  name,
  street,
  postcode,
  city,
  country,
});
