import type { Language, Order } from '@selvedge/core/contract';
import { townLine } from '@selvedge/core/rules';
import { eq } from 'drizzle-orm';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import type { Queryable } from '../../../database/database.ts';
import { placeWords } from '../../document/placeWords.ts';
import { customers } from '../../pos/customer.schema.ts';
import { orderFor } from '../order.policy.ts';
import { readOrder } from '../order.store.ts';

/** Everything on a confirmation, in one language. */
export interface ConfirmationSheet {
  readonly language: Language;
  /** Of the fashion house; times are shown in it. */
  readonly timeZone: string;
  readonly order: Order;
  /** The customer's address, line by line. */
  readonly address: readonly string[];
  /** Names of the season, and of subdivision and collection. */
  readonly season: string;
  readonly range: string;
}

/**
 * The content of an order's confirmation, for users who handle carts of its customer.
 *
 * @throws {Refusal} 404 `notFound`, whether the order is missing, belongs to others or is forbidden.
 */
export async function readConfirmation(
  db: Queryable,
  user: SignedInUser,
  orderId: string,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Promise<ConfirmationSheet> {
  const order = await readOrder(db, await orderFor(db, user, orderId), language);
  const [customer] = await db.select().from(customers).where(eq(customers.customerId, order.customerId));
  const country = customer && new Intl.DisplayNames([language], { type: 'region' }).of(customer.country);
  return {
    language,
    timeZone,
    order,
    address: customer ? [customer.street, townLine(customer), country ?? customer.country] : [],
    ...(await placeWords(db, order, language)),
  };
}
