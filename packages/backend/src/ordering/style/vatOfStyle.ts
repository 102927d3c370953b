import { eq, type SQL, sql } from 'drizzle-orm';
import { priceLists } from '../pos/customer.schema.ts';
import { styles } from './style.schema.ts';

/** Joins the price list that rates are read from. */
export const taxedBy = (priceListId: string): SQL => eq(priceLists.priceListId, priceListId);

/** The tax in a style's retail prices, in thousandths: the rate of its commodity class, else of the country (M4). */
export const vatOfStyle = sql<
  number | null
>`coalesce((${priceLists.classVatPerMille} ->> ${styles.commodityClass})::int, ${priceLists.vatPerMille})`;

/** The rate as the contract has it: absent where it is not known. */
export const knownVat = (vatPerMille: number | null): { vatPerMille?: number } =>
  vatPerMille === null ? {} : { vatPerMille };
