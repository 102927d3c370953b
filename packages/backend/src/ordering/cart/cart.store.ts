import type { Cart, CartHead, CartLine, RightEnv } from '@selvedge/core/contract';
import { and, asc, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { notFound } from '../../http/refusal.ts';
import { orders } from '../order/order.schema.ts';
import type { Place } from '../place/sellingTime.store.ts';
import { subdivisionNameOf } from '../place/subdivisionName.ts';
import { addressOf } from '../pos/addressOf.ts';
import { customers, priceLists } from '../pos/customer.schema.ts';
import { deliveryAddresses } from '../pos/deliveryAddress.schema.ts';
import { colours, variants } from '../style/colour.schema.ts';
import { cartApprovals, cartLines, cartReturns, carts } from './cart.schema.ts';
import { sumsIn, sumsOfLines } from './sums/cartValues.ts';

/** What the customer says about the order; absent where it says nothing (O9). */
function detailsOfCart(
  { customerOrderNumber, requestedWeek }: typeof carts.$inferSelect,
  address: typeof deliveryAddresses.$inferSelect | null,
): Pick<CartHead, 'details'> {
  if (customerOrderNumber === '' && requestedWeek === null && address === null) return {};
  const deliveryAddress = address && {
    addressId: address.addressId,
    code: address.code,
    ...addressOf(address),
  };
  return { details: { customerOrderNumber, deliveryAddress, requestedWeek } };
}

/** Heads of the carts that a user sees, last changed first. */
export async function readHeads(
  db: Queryable,
  { userId }: SignedInUser,
  which: SQL | undefined,
): Promise<CartHead[]> {
  const totals = db
    .select({
      styles: sql`count(distinct ${colours.articleId})`.mapWith(Number).as('cart_styles'),
      options: sql`count(distinct ${colours.articleColorId})`.mapWith(Number).as('cart_options'),
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.articleVariantId, cartLines.articleVariantId))
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .where(and(eq(cartLines.cartId, carts.cartId), gt(cartLines.quantity, 0)))
    .as('totals');
  const last = db
    .selectDistinctOn([cartReturns.cartId])
    .from(cartReturns)
    .orderBy(cartReturns.cartId, desc(cartReturns.returnId))
    .as('last_return');
  const rows = await db
    .select({
      cart: carts,
      customerNumber: customers.customerNumber,
      customerName: customers.name,
      subdivisionName: subdivisionNameOf(db, carts.subdivision),
      currency: priceLists.currency,
      styles: totals.styles,
      options: totals.options,
      sums: sumsOfLines(eq(cartLines.cartId, carts.cartId)),
      deliveryAddress: deliveryAddresses,
      approval: cartApprovals,
      returnedBy: last.returnedBy,
      returnedAt: last.returnedAt,
      reason: last.reason,
      orderId: orders.orderId,
      orderNumber: orders.orderNumber,
    })
    .from(carts)
    .innerJoin(customers, eq(customers.customerId, carts.customerId))
    .innerJoin(priceLists, eq(priceLists.priceListId, customers.priceListId))
    .leftJoinLateral(totals, sql`true`)
    .leftJoin(deliveryAddresses, eq(deliveryAddresses.addressId, carts.deliveryAddressId))
    .leftJoin(cartApprovals, eq(cartApprovals.cartId, carts.cartId))
    .leftJoin(last, eq(last.cartId, carts.cartId))
    .leftJoin(orders, eq(orders.cartId, carts.cartId))
    .where(which)
    .orderBy(desc(carts.changedAt), asc(carts.cartId));
  return rows.map(({ cart, approval, ...row }) => ({
    cartId: cart.cartId,
    rightEnv: cart.rightEnv,
    customerId: cart.customerId,
    customerNumber: row.customerNumber,
    customerName: row.customerName,
    season: cart.season,
    subdivision: cart.subdivision,
    subdivisionName: row.subdivisionName,
    collectionType: cart.collectionType,
    currency: row.currency,
    state: cart.state,
    version: cart.version,
    note: cart.note,
    ...detailsOfCart(cart, row.deliveryAddress),
    styles: row.styles ?? 0,
    options: row.options ?? 0,
    ...sumsIn(row.sums, row.currency),
    changed: { by: cart.changedBy, at: cart.changedAt },
    approval: approval && {
      by: approval.approvedBy,
      at: approval.approvedAt,
      fingerprint: approval.fingerprint,
      mine: approval.approvedById === userId,
    },
    returned:
      row.returnedBy !== null && row.returnedAt !== null && row.reason !== null
        ? { by: row.returnedBy, at: row.returnedAt, reason: row.reason }
        : null,
    order:
      row.orderId !== null && row.orderNumber !== null
        ? { orderId: row.orderId, orderNumber: row.orderNumber }
        : null,
  }));
}

/** The currency of a line's price, if it differs from that of the customer's price list. */
export const otherCurrency = (
  stored: string | null,
  { currency }: { readonly currency: string },
): { storedCurrency?: string } => (stored === null || stored === currency ? {} : { storedCurrency: stored });

/** The lines whose price was stored in another currency, by variant; almost always none. */
async function otherCurrencies(db: Queryable, cartId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ articleVariantId: cartLines.articleVariantId, storedCurrency: cartLines.storedCurrency })
    .from(cartLines)
    .innerJoin(carts, eq(carts.cartId, cartLines.cartId))
    .innerJoin(customers, eq(customers.customerId, carts.customerId))
    .innerJoin(priceLists, eq(priceLists.priceListId, customers.priceListId))
    .where(and(eq(cartLines.cartId, cartId), ne(cartLines.storedCurrency, priceLists.currency)));
  return new Map(rows.map((row) => [row.articleVariantId, row.storedCurrency ?? '']));
}

export async function readLines(db: Queryable, cartId: string): Promise<CartLine[]> {
  const lines: CartLine[] = await db
    .select({
      articleId: colours.articleId,
      articleColorId: variants.articleColorId,
      articleVariantId: cartLines.articleVariantId,
      quantity: cartLines.quantity,
      storedPrice: cartLines.storedPrice,
      changedAt: cartLines.changedAt,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.articleVariantId, cartLines.articleVariantId))
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .where(and(eq(cartLines.cartId, cartId), gt(cartLines.quantity, 0)))
    .orderBy(asc(colours.articleId), asc(colours.position), asc(variants.position));
  const others = await otherCurrencies(db, cartId);
  if (others.size === 0) return lines;
  return lines.map((line) => {
    const storedCurrency = others.get(line.articleVariantId);
    return storedCurrency === undefined ? line : { ...line, storedCurrency };
  });
}

export async function readHead(db: Queryable, user: SignedInUser, cartId: string): Promise<CartHead> {
  const [head] = await readHeads(db, user, eq(carts.cartId, cartId));
  if (!head) throw notFound();
  return head;
}

/**
 * The cart as it stood at one moment. Head and lines are read one after the other, and somebody may change the cart between:
 * then it is read again, or lines of one version would be shown, and approved, as those of another.
 */
async function cartAtOnce(db: Queryable, user: SignedInUser, cartId: string): Promise<Cart | null> {
  for (;;) {
    const [head] = await readHeads(db, user, eq(carts.cartId, cartId));
    if (!head) return null;
    const lines = await readLines(db, cartId);
    const [now] = await db.select({ version: carts.version }).from(carts).where(eq(carts.cartId, cartId));
    if (now?.version === head.version) return { head, lines };
  }
}

/** @throws {Refusal} 404 */
export async function readWholeCart(db: Queryable, user: SignedInUser, cartId: string): Promise<Cart> {
  const cart = await cartAtOnce(db, user, cartId);
  if (!cart) throw notFound();
  return cart;
}

/**
 * Changes a cart and answers it as the change left it: nobody can change, finalize or remove it in between, since `change`
 * locks it.
 *
 * @throws {Refusal} 404, and what `change` throws.
 */
export const changedCart = (
  database: Database,
  user: SignedInUser,
  cartId: string,
  change: (db: Queryable) => Promise<void>,
): Promise<Cart> =>
  inTransaction(database, async (db) => {
    await change(db);
    return readWholeCart(db, user, cartId);
  });

/** The condition for carts of a customer's place. */
export const inPlace = (place: Place & { readonly rightEnv: RightEnv; readonly customerId: string }) =>
  and(
    eq(carts.rightEnv, place.rightEnv),
    eq(carts.customerId, place.customerId),
    eq(carts.season, place.season),
    eq(carts.subdivision, place.subdivision),
    eq(carts.collectionType, place.collectionType),
  );

/** The order of a place's carts: the current one, then those that are finalized, the last one first. */
export const shownFirst = [
  asc(sql`${carts.state} = 'finalized'`),
  desc(carts.changedAt),
  desc(carts.cartId),
] as const;

/** The id of the open or approved cart of a place; null when there is none. */
export async function currentCartId(
  db: Queryable,
  place: Place & { readonly rightEnv: RightEnv; readonly customerId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ cartId: carts.cartId })
    .from(carts)
    .where(and(inPlace(place), inArray(carts.state, ['open', 'approved'])));
  return row?.cartId ?? null;
}

/**
 * The cart that stands in a place, whose id `find` knows; null where there is none. One that is finalized or removed while it is
 * read does not stand any more: then it is looked for again.
 */
export async function readStandingCart(
  db: Queryable,
  user: SignedInUser,
  find: () => Promise<string | null>,
): Promise<Cart | null> {
  for (;;) {
    const cartId = await find();
    if (cartId === null) return null;
    const cart = await cartAtOnce(db, user, cartId);
    if (cart && cart.head.state !== 'finalized') return cart;
  }
}
