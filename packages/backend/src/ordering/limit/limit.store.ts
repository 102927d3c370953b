import type { OrderLimit, RightEnv, SeasonPlace } from '@selvedge/core/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { orders } from '../order/order.schema.ts';
import type { CustomerRow } from '../pos/customer.policy.ts';
import { orderLimits } from './orderLimit.schema.ts';

/**
 * What a customer may order in a season, and how much of it is finalized; null where there is no limit. `currency`
 * is the one the limit was agreed in; orders in another one cannot be set against it.
 */
export async function limitOf(
  db: Queryable,
  rightEnv: RightEnv,
  { customerId }: Pick<CustomerRow, 'customerId'>,
  season: string,
): Promise<Omit<OrderLimit, 'inCarts'> | null> {
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
  const [ordered] = await db
    .select({ used: sql`coalesce(sum(${orders.value}), 0)`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.rightEnv, rightEnv),
        eq(orders.season, season),
        eq(orders.currency, limit.currency),
      ),
    );
  return { amount: limit.amount, used: ordered?.used ?? 0, currency: limit.currency };
}

/**
 * Locks a customer's limit for the season until the transaction ends, so that two concurrent orders cannot exceed
 * it together.
 */
export async function holdLimit(
  db: Queryable,
  { customerId, rightEnv, season }: Pick<SeasonPlace, 'customerId' | 'rightEnv' | 'season'>,
): Promise<void> {
  await db
    .select({ amount: orderLimits.amount })
    .from(orderLimits)
    .where(
      and(
        eq(orderLimits.customerId, customerId),
        eq(orderLimits.rightEnv, rightEnv),
        eq(orderLimits.season, season),
      ),
    )
    .for('update');
}
