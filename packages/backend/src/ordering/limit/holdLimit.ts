import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { orderLimits } from '../season/orderLimit.schema.ts';

/**
 * Locks a customer's limit for the season until the transaction ends, so that two concurrent orders cannot exceed
 * it together.
 */
export async function holdLimit(
  db: Queryable,
  { customerId, rightEnv, season }: Pick<CartRow, 'customerId' | 'rightEnv' | 'season'>,
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
