import type { Language, Order } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { SignedInUser } from '../../identity/accessCheck.ts';
import { say } from '../../server/words.ts';
import { customers } from '../customer/customer.schema.ts';
import { orderFor } from '../order/order.store.ts';
import { seasons, subdivisions } from '../season/season.schema.ts';

/** All that a confirmation says, in one language. */
export interface ConfirmationSheet {
  readonly language: Language;
  readonly order: Order;
  /** The customer's address, line by line. */
  readonly address: readonly string[];
  /** Season, subdivision and collection in words. */
  readonly season: string;
  readonly range: string;
}

const collections: Readonly<Record<string, string>> = {
  main: 'confirmation.collection.main',
  core: 'confirmation.collection.core',
  SRS: 'confirmation.collection.srs',
};

/**
 * What the confirmation of an order says, for users who handle carts of its customer.
 *
 * @throws {Refusal} 404 `notFound` for a missing, a foreign or a forbidden one alike.
 */
export async function readConfirmation(
  db: Queryable,
  user: SignedInUser,
  orderId: string,
  language: Language,
): Promise<ConfirmationSheet> {
  const order = await orderFor(db, user, orderId, language);
  const [customer] = await db.select().from(customers).where(eq(customers.customerId, order.customerId));
  const [season] = await db.select().from(seasons).where(eq(seasons.season, order.season));
  const [subdivision] = await db
    .select()
    .from(subdivisions)
    .where(eq(subdivisions.subdivision, order.subdivision));
  const country = customer && new Intl.DisplayNames([language], { type: 'region' }).of(customer.country);
  const named = language === 'de' ? season?.nameDe : season?.nameEn;
  const collection = collections[order.collectionType];
  return {
    language,
    order,
    address: customer
      ? [customer.street, `${customer.postcode} ${customer.city}`, country ?? customer.country]
      : [],
    season: named ? `${named} (${order.season})` : order.season,
    range: [
      subdivision?.displayName ?? order.subdivision,
      collection ? say(language, collection) : order.collectionType,
    ].join(' · '),
  };
}
