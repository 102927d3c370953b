import type { Brand, Garment, RightEnv, SeasonState, SellingTime } from '@selvedge/core/contract';
import { isComparable } from '@selvedge/core/rules';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import { cartLines, carts } from '../cart/cart.schema.ts';
import { readHeads } from '../cart/cart.store.ts';
import { limitOf } from '../limit/limit.store.ts';
import { isLiveNow } from '../live/live.store.ts';
import { orders } from '../order/order.schema.ts';
import { samePlace } from '../place/sellingTime.store.ts';
import type { CustomerRow } from '../pos/customer.policy.ts';
import { colours } from '../style/colour.schema.ts';
import { styles } from '../style/style.schema.ts';
import { brands, lines, subdivisions } from './season.schema.ts';

/** Brand → line → subdivision (L2). */
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

const orderedOf = alias(subdivisions, 'ordered_of');
const orderedLine = alias(lines, 'ordered_line');

const cartValue = sql`coalesce(sum(${cartLines.quantity} * ${cartLines.storedPrice}), 0)`.mapWith(Number);

/** Of the prices stored in the customer's currency: others cannot be compared with a limit. */
async function valueInCarts(
  db: Queryable,
  rightEnv: RightEnv,
  { customerId, currency }: CustomerRow,
  season: string,
) {
  const [found] = await db
    .select({ value: cartValue })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.cartId))
    .where(
      and(
        eq(carts.rightEnv, rightEnv),
        eq(carts.customerId, customerId),
        eq(carts.season, season),
        inArray(carts.state, ['open', 'approved']),
        eq(sql`coalesce(${cartLines.storedCurrency}, ${currency})`, currency),
      ),
    );
  return found?.value ?? 0;
}

async function cartOf(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  customerId: string,
  time: SellingTime,
): Promise<SeasonState['cart']> {
  const [head] = await readHeads(
    db,
    user,
    and(
      eq(carts.rightEnv, rightEnv),
      eq(carts.customerId, customerId),
      eq(carts.season, time.season),
      eq(carts.subdivision, time.subdivision),
      eq(carts.collectionType, time.collectionType),
      inArray(carts.state, ['open', 'approved']),
    ),
  );
  if (!head) return null;
  const { cartId, pieces, value, otherValues, returned } = head;
  const state = head.state === 'approved' ? 'approved' : 'open';
  return {
    cartId,
    state,
    pieces,
    value,
    ...(otherValues && { otherValues }),
    returned: state === 'open' ? (returned?.reason ?? null) : null,
  };
}

const shownGarments = 3;

/** The first pictured colours of a few styles of the place. */
const garmentsOf = (
  db: Queryable,
  { season, subdivision, collectionType }: SellingTime,
): Promise<Garment[]> =>
  db
    .selectDistinctOn([styles.articleId], {
      articleColorId: colours.articleColorId,
      hex: colours.hex,
      pictured: colours.pictured,
    })
    .from(styles)
    .innerJoin(colours, eq(colours.articleId, styles.articleId))
    .where(
      and(
        eq(styles.season, season),
        eq(styles.subdivision, subdivision),
        eq(styles.collectionType, collectionType),
        eq(colours.pictured, true),
      ),
    )
    .orderBy(asc(styles.articleId), asc(colours.position))
    .limit(shownGarments);

/** What a customer orders: places with its carts or orders, and the brands of those. */
export async function markMine(
  db: Queryable,
  rightEnv: RightEnv,
  customerId: string,
  times: readonly SellingTime[],
): Promise<SellingTime[]> {
  const placed = union(
    db
      .select({ season: carts.season, subdivision: carts.subdivision, collectionType: carts.collectionType })
      .from(carts)
      .where(and(eq(carts.rightEnv, rightEnv), eq(carts.customerId, customerId))),
    db
      .select({
        season: orders.season,
        subdivision: orders.subdivision,
        collectionType: orders.collectionType,
      })
      .from(orders)
      .where(and(eq(orders.rightEnv, rightEnv), eq(orders.customerId, customerId))),
  ).as('placed');
  const rows = await db
    .select({
      season: placed.season,
      subdivision: subdivisions.subdivision,
      collectionType: placed.collectionType,
      ordered: sql<boolean>`${placed.subdivision} = ${subdivisions.subdivision}`,
    })
    .from(placed)
    .innerJoin(orderedOf, eq(orderedOf.subdivision, placed.subdivision))
    .innerJoin(orderedLine, eq(orderedLine.lineId, orderedOf.lineId))
    .innerJoin(lines, eq(lines.brandId, orderedLine.brandId))
    .innerJoin(subdivisions, eq(subdivisions.lineId, lines.lineId));
  const ofBrand = new Set(rows.map(({ subdivision }) => subdivision));
  return times.map((time) => {
    if (rows.some((row) => row.ordered && samePlace(row, time))) return { ...time, mine: 'place' as const };
    return ofBrand.has(time.subdivision) ? { ...time, mine: 'brand' as const } : time;
  });
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
 * The content of a season card. `handler` is the user if they handle carts; other users see neither carts nor
 * orders. A limit that cannot be compared with the customer's prices (O4) is left out.
 */
export async function readSeasonState(
  db: Queryable,
  rightEnv: RightEnv,
  customer: CustomerRow,
  sellingTime: SellingTime,
  { now, handler }: { readonly now: number; readonly handler: SignedInUser | null },
): Promise<SeasonState> {
  const { customerId, currency } = customer;
  const { season } = sellingTime;
  const agreed = await limitOf(db, rightEnv, customer, season);
  const limit = agreed && isComparable(agreed, currency) ? agreed : null;
  return {
    serverTime: now,
    sellingTime,
    liveNow: await isLiveNow(db, { rightEnv, ...sellingTime }, now),
    cart: handler && (await cartOf(db, handler, rightEnv, customerId, sellingTime)),
    orders: handler ? await ordersOf(db, rightEnv, customerId, sellingTime) : [],
    currency,
    garments: await garmentsOf(db, sellingTime),
    limit: limit && {
      ...limit,
      inCarts: handler ? await valueInCarts(db, rightEnv, customer, season) : 0,
    },
  };
}
