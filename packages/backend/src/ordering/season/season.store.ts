import type { Brand, OrderLimit, RightEnv, SeasonState, SellingTime } from '@selvedge/core/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import { cartLines, carts } from '../cart/cart.schema.ts';
import type { CustomerRow } from '../customer/customer.policy.ts';
import { orders } from '../order/order.schema.ts';
import { orderLimits } from './orderLimit.schema.ts';
import { brands, lines, subdivisions } from './season.schema.ts';

/** Brand → line → subdivision (specification, section 3). */
export async function readBrands(db: Queryable): Promise<Brand[]> {
  const rows = await db
    .select({
      id: brands.brandId,
      brand: brands.displayName,
      lineId: lines.lineId,
      line: lines.displayName,
      subdivision: subdivisions.subdivision,
      displayName: subdivisions.displayName,
    })
    .from(brands)
    .innerJoin(lines, eq(lines.brandId, brands.brandId))
    .innerJoin(subdivisions, eq(subdivisions.lineId, lines.lineId))
    .orderBy(asc(brands.brandId), asc(lines.position), asc(subdivisions.subdivision));
  return [...groupBy(rows, ({ id }) => id)].map(([id, ofBrand]) => ({
    id,
    displayName: ofBrand[0]?.brand ?? '',
    lines: [...groupBy(ofBrand, ({ lineId }) => lineId).values()].map((ofLine) => ({
      displayName: ofLine[0]?.line ?? '',
      subdivisions: Object.fromEntries(
        ofLine.map(({ subdivision, displayName }) => [subdivision, { displayName }]),
      ),
    })),
  }));
}

async function limitOf(
  db: Queryable,
  rightEnv: RightEnv,
  { customerId, currency }: CustomerRow,
  season: string,
): Promise<OrderLimit | null> {
  const [limit] = await db
    .select()
    .from(orderLimits)
    .where(
      and(
        eq(orderLimits.customerId, customerId),
        eq(orderLimits.rightEnv, rightEnv),
        eq(orderLimits.season, season),
      ),
    );
  if (!limit) return null;
  if (limit.currency !== currency) {
    throw new Error(
      `The order limit of customer ${customerId} in ${season} is in ${limit.currency}, its price list in ${currency}`,
    );
  }
  const [ordered] = await db
    .select({ used: sql`coalesce(sum(${orders.value}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.rightEnv, rightEnv), eq(orders.season, season)));
  return { amount: limit.amount, used: ordered?.used ?? 0, currency };
}

async function cartOf(db: Queryable, rightEnv: RightEnv, customerId: string, time: SellingTime) {
  const [cart] = await db
    .select({
      cartId: carts.cartId,
      state: carts.state,
      pieces: sql`coalesce(sum(${cartLines.quantity}), 0)`.mapWith(Number),
      value: sql`coalesce(sum(${cartLines.quantity} * ${cartLines.storedPrice}), 0)`.mapWith(Number),
    })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.cartId))
    .where(
      and(
        eq(carts.rightEnv, rightEnv),
        eq(carts.customerId, customerId),
        eq(carts.season, time.season),
        eq(carts.subdivision, time.subdivision),
        eq(carts.collectionType, time.collectionType),
        inArray(carts.state, ['open', 'approved']),
      ),
    )
    .groupBy(carts.cartId);
  if (!cart) return null;
  return { ...cart, state: cart.state === 'approved' ? ('approved' as const) : ('open' as const) };
}

const ordersOf = (db: Queryable, rightEnv: RightEnv, customerId: string, time: SellingTime) =>
  db
    .select({ orderId: orders.orderId, orderNumber: orders.orderNumber, finalizedAt: orders.finalizedAt })
    .from(orders)
    .where(
      and(
        eq(orders.rightEnv, rightEnv),
        eq(orders.customerId, customerId),
        eq(orders.season, time.season),
        eq(orders.subdivision, time.subdivision),
        eq(orders.collectionType, time.collectionType),
      ),
    )
    .orderBy(desc(orders.finalizedAt), desc(orders.orderNumber));

/**
 * What a season card shows. `withCarts`: the user handles carts; others see neither carts nor orders.
 *
 * @throws when the season's records contradict each other; the other seasons are not touched by it.
 */
export async function readSeasonState(
  db: Queryable,
  rightEnv: RightEnv,
  customer: CustomerRow,
  sellingTime: SellingTime,
  { now, withCarts }: { readonly now: number; readonly withCarts: boolean },
): Promise<SeasonState> {
  const { customerId, currency } = customer;
  return {
    serverTime: now,
    sellingTime,
    cart: withCarts ? await cartOf(db, rightEnv, customerId, sellingTime) : null,
    orders: withCarts ? await ordersOf(db, rightEnv, customerId, sellingTime) : [],
    currency,
    limit: await limitOf(db, rightEnv, customer, sellingTime.season),
  };
}
