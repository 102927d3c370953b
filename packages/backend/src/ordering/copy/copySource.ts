import type { CopyReport, CopySource, RightEnv } from '@selvedge/core/contract';
import { asc, eq } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { cartFor } from '../cart/cart.policy.ts';
import { readHead, readLines } from '../cart/cart.store.ts';
import { orderFor } from '../order/order.policy.ts';
import { orderLines } from '../order/order.schema.ts';
import type { Place } from '../place/sellingTime.store.ts';
import type { CopyHead } from './copy.schema.ts';

export interface SourceLine {
  readonly articleVariantId: string;
  readonly planned: number;
  readonly priceWas: number | null;
}

/** What is copied, and into which place. */
export interface ReadSource {
  readonly said: CopyReport['source'];
  /** null for an order. */
  readonly cartId: string | null;
  readonly place: Place;
  readonly lines: readonly SourceLine[];
}

async function fromCart(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  cartId: string,
): Promise<ReadSource> {
  await cartFor(db, user, { rightEnv, cartId });
  const head = await readHead(db, user, cartId);
  const lines = await readLines(db, cartId);
  const { season, subdivision, collectionType } = head;
  return {
    said: {
      kind: 'cart',
      number: head.customerNumber,
      customerName: head.customerName,
      currency: head.currency,
    },
    cartId,
    place: { season, subdivision, collectionType },
    lines: lines.map(({ articleVariantId, quantity, storedPrice }) => ({
      articleVariantId,
      planned: quantity,
      priceWas: storedPrice,
    })),
  };
}

async function fromOrder(db: Queryable, user: SignedInUser, orderId: string): Promise<ReadSource> {
  const head = await orderFor(db, user, orderId);
  const lines = await db
    .select({
      articleVariantId: orderLines.articleVariantId,
      planned: orderLines.quantity,
      priceWas: orderLines.salesPrice,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const { season, subdivision, collectionType } = head;
  return {
    said: {
      kind: 'order',
      number: head.orderNumber,
      customerName: head.customerName,
      currency: head.currency,
    },
    cartId: null,
    place: { season, subdivision, collectionType },
    lines,
  };
}

/**
 * Reads the source of a copy: a cart of the same right environment, or an order of either.
 *
 * @throws {Refusal} 404 `notFound`, whether it is missing, belongs to others or is forbidden.
 */
export const readSource = (
  db: Queryable,
  user: SignedInUser,
  { rightEnv, source }: { readonly rightEnv: RightEnv; readonly source: CopySource },
): Promise<ReadSource> =>
  source.kind === 'cart' ? fromCart(db, user, rightEnv, source.cartId) : fromOrder(db, user, source.orderId);

export const headOf = ({ said, place }: ReadSource): CopyHead => ({ source: said, ...place });
