import {
  LAST_ORDERS,
  type Language,
  type Order,
  type OrderHead,
  type RightEnv,
} from '@selvedge/core/contract';
import { handlesCarts } from '@selvedge/core/rules';
import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { denied } from '../../http/refusal.ts';
import { cartApprovals } from '../cart/cart.schema.ts';
import { seesCustomer } from '../pos/customer.policy.ts';
import { customers } from '../pos/customer.schema.ts';
import { orderLines, orders } from './order.schema.ts';

const { finalizedById: _, ...ownColumns } = getTableColumns(orders);
const headColumns = { ...ownColumns, approvedAt: cartApprovals.approvedAt };
const ofItsCart = eq(cartApprovals.cartId, orders.cartId);

/**
 * One order with its lines, for users who handle carts of its customer.
 *
 * @throws {Refusal} 404 `notFound`, whether it is missing, belongs to others or is forbidden.
 */
export async function orderFor(
  db: Queryable,
  user: SignedInUser,
  orderId: string,
  language: Language,
): Promise<Order> {
  const [head] = await db
    .select(headColumns)
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .leftJoin(cartApprovals, ofItsCart)
    .where(and(eq(orders.orderId, orderId), seesCustomer(db, user)));
  if (!head || !handlesCarts(user.rights, head.rightEnv)) throw denied('right');
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const german = language === 'de';
  return {
    ...head,
    lines: lines.map((line) => ({
      articleId: line.articleId,
      articleNumber: line.articleNumber,
      styleName: german ? line.styleNameDe : line.styleNameEn,
      articleColorId: line.articleColorId,
      colourName: german ? line.colourNameDe : line.colourNameEn,
      hex: line.hex,
      articleVariantId: line.articleVariantId,
      ean: line.ean,
      articleLength: line.articleLength,
      size: line.size,
      quantity: line.quantity,
      salesPrice: line.salesPrice,
      retailPrice: line.retailPrice,
      deliveryFrom: line.deliveryFrom,
    })),
  };
}

/** The newest orders of all customers the user may order for, or of one of them. */
export const readLastOrders = (
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  customerId: string | undefined,
): Promise<OrderHead[]> =>
  db
    .select(headColumns)
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .leftJoin(cartApprovals, ofItsCart)
    .where(
      and(
        eq(orders.rightEnv, rightEnv),
        seesCustomer(db, user),
        customerId === undefined ? undefined : eq(orders.customerId, customerId),
      ),
    )
    .orderBy(desc(orders.finalizedAt), desc(orders.orderNumber))
    .limit(LAST_ORDERS);

/** The customer's orders, newest first. */
export const readOrderHeads = (db: Queryable, rightEnv: RightEnv, customerId: string): Promise<OrderHead[]> =>
  db
    .select(headColumns)
    .from(orders)
    .leftJoin(cartApprovals, ofItsCart)
    .where(and(eq(orders.customerId, customerId), eq(orders.rightEnv, rightEnv)))
    .orderBy(desc(orders.finalizedAt), desc(orders.orderNumber));
