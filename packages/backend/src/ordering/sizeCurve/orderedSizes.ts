import type { SizeWeight } from '@selvedge/core/contract';
import { and, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { orderLines, orders } from '../order/order.schema.ts';
import { customers } from '../pos/customer.schema.ts';
import { seesCustomer } from '../pos/whoSees.ts';
import { styles } from '../style/style.schema.ts';

export type StyleRow = typeof styles.$inferSelect;

/** What was ordered of similar styles: the same gender and commodity class in the same sizes and lengths. */
export interface OrderedSizes {
  readonly weights: readonly SizeWeight[];
  readonly pieces: number;
  /** How many customers ordered, of those that count. */
  readonly customers: number;
  /** The season of the earliest of these orders. */
  readonly since: string;
}

const YEAR = 365 * 86_400_000;
/** Older orders reflect another range and another clientele. */
const YEARS_KEPT = 3;

async function orderedSizes(
  db: Queryable,
  { whose, counted }: { readonly whose: SQL; readonly counted: SQL },
  { gender, commodityClass, sizes, lengths }: StyleRow,
  now: number,
): Promise<OrderedSizes | null> {
  const like = and(
    whose,
    gte(orders.finalizedAt, now - YEARS_KEPT * YEAR),
    eq(styles.gender, gender),
    eq(styles.commodityClass, commodityClass),
    eq(styles.sizes, sizes),
    eq(styles.lengths, lengths),
    inArray(orderLines.size, sizes),
    inArray(orderLines.articleLength, lengths),
  );
  const rows = await db
    .select({
      articleLength: orderLines.articleLength,
      size: orderLines.size,
      weight: sql<number>`sum(${orderLines.quantity})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .innerJoin(styles, eq(styles.articleId, orderLines.articleId))
    .where(like)
    .groupBy(orderLines.articleLength, orderLines.size);
  if (rows.length === 0) return null;
  const [behind] = await db
    .select({
      customers: sql<number>`count(distinct ${orders.customerId}) filter (where ${counted})`.mapWith(Number),
      since: sql<string>`(array_agg(${orders.season} order by ${orders.finalizedAt}))[1]`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .innerJoin(styles, eq(styles.articleId, orderLines.articleId))
    .where(like);
  const weightOf = new Map(rows.map((row) => [`${row.articleLength} ${row.size}`, row.weight]));
  return {
    weights: lengths.flatMap((articleLength) =>
      sizes.map((size) => ({ articleLength, size, weight: weightOf.get(`${articleLength} ${size}`) ?? 0 })),
    ),
    pieces: rows.reduce((sum, { weight }) => sum + weight, 0),
    customers: behind?.customers ?? 0,
    since: behind?.since ?? '',
  };
}

/** What a customer itself ordered of similar styles; null when nothing. */
export const orderedByCustomer = (db: Queryable, customerId: string, style: StyleRow, now: number) =>
  orderedSizes(db, { whose: eq(orders.customerId, customerId), counted: sql`true` }, style, now);

/**
 * What all customers of a country ordered of similar styles; null when nothing. Only customers that the user
 * cannot see are counted in `customers`: a user who sees the orders of all others could work out theirs.
 */
export const orderedInCountry = (
  db: Queryable,
  { country, user }: { readonly country: string; readonly user: SignedInUser },
  style: StyleRow,
  now: number,
) =>
  orderedSizes(
    db,
    {
      whose: eq(customers.country, country),
      counted: user.everyCustomer ? sql`true` : not(seesCustomer(db, user)),
    },
    style,
    now,
  );
