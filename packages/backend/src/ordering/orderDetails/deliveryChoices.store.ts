import type { DeliveryAddress, DeliveryChoices } from '@selvedge/core/contract';
import { requestableWeeks } from '@selvedge/core/rules';
import { and, asc, eq, max, min, or } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { addressOf } from '../pos/addressOf.ts';
import { deliveryAddresses } from '../pos/deliveryAddress.schema.ts';
import { colours } from '../style/colour.schema.ts';
import { styles } from '../style/style.schema.ts';

/** When the colours of the cart's season are delivered; null: it has none. */
async function deliveryPeriod(
  db: Queryable,
  cart: CartRow,
): Promise<{ readonly from: number; readonly to: number } | null> {
  const [row] = await db
    .select({ from: min(colours.deliveryFrom), to: max(colours.deliveryTo) })
    .from(colours)
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(
      and(
        eq(styles.season, cart.season),
        eq(styles.subdivision, cart.subdivision),
        eq(styles.collectionType, cart.collectionType),
      ),
    );
  if (!row || row.from === null || row.to === null) return null;
  // The end is exclusive: a colour that is delivered until Monday 0:00 is not delivered in that week.
  return { from: row.from, to: row.to - 1 };
}

/** The delivery addresses that a cart can name: what its customer is offered, and what the cart names already. */
async function addressesFor(db: Queryable, cart: CartRow): Promise<DeliveryAddress[]> {
  const { customerId, deliveryAddressId } = cart;
  const offered = eq(deliveryAddresses.offered, true);
  const rows = await db
    .select()
    .from(deliveryAddresses)
    .where(
      and(
        eq(deliveryAddresses.customerId, customerId),
        deliveryAddressId === null
          ? offered
          : or(offered, eq(deliveryAddresses.addressId, deliveryAddressId)),
      ),
    )
    .orderBy(asc(deliveryAddresses.name), asc(deliveryAddresses.code));
  return rows.map((row) => ({ addressId: row.addressId, code: row.code, ...addressOf(row) }));
}

/** The addresses and weeks that a cart's order details can name (O9). */
export async function readDeliveryChoices(
  db: Queryable,
  cart: CartRow,
  now: number,
): Promise<DeliveryChoices> {
  return {
    addresses: await addressesFor(db, cart),
    weeks: requestableWeeks(now, await deliveryPeriod(db, cart)),
  };
}
