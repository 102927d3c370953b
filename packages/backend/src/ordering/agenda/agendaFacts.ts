import { type AgendaKind, DEADLINE_AHEAD, type RightEnv, rightEnvs } from '@selvedge/core/contract';
import { mayInsert, maySubmit, mayView } from '@selvedge/core/rules';
import { and, asc, eq, gt, isNotNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { cartLines, cartReturns, carts } from '../cart/cart.schema.ts';
import { orders } from '../order/order.schema.ts';
import { customerLocks, customerSubdivisions, customers } from '../pos/customer.schema.ts';
import { seesCustomer } from '../pos/whoSees.ts';
import { sellingTimes } from '../season/season.schema.ts';

/** Whose agenda it is, and when (server time, epoch ms). */
export interface Agent {
  readonly user: SignedInUser;
  readonly now: number;
}

/** The values of {@link agendaFacts}, by the names under which it asks for them. */
export function agendaValues({ user, now }: Agent, envs: readonly RightEnv[] = rightEnvs) {
  const inserts = envs.filter((env) => mayInsert(user.rights, env) && mayView(user.rights, env));
  const submits = envs.filter((env) => maySubmit(user.rights, env));
  return {
    ...{ userId: user.userId, roles: user.roles, now, soon: now + DEADLINE_AHEAD, inserts, submits },
    handled: [...new Set([...inserts, ...submits])],
    misses: inserts.filter((env) => env === 'preorder'),
  };
}

type Named = keyof ReturnType<typeof agendaValues>;
const given = (name: Named) => sql.placeholder(name);
const isAmong = (column: PgColumn | SQL.Aliased | SQL, name: Named): SQL =>
  sql`${column} = any(${given(name)})`;

/**
 * The first row alone: it is sought for each cart. A statement that asks whether there is any may be answered by reading
 * the rows of everybody's carts once.
 */
const firstOf = (
  db: Queryable,
  table: typeof cartLines | typeof cartReturns | typeof orders | typeof customerLocks,
  fit: SQL | undefined,
  ...order: SQL[]
): SQL =>
  sql`(${db
    .select({ yes: sql`true` })
    .from(table)
    .where(fit)
    .orderBy(...order)
    .limit(1)})`;

/** In the order of the index: by any order PostgreSQL reads everybody's lines until it comes to one of this cart. */
const holdsPieces = (db: Queryable): SQL =>
  firstOf(
    db,
    cartLines,
    and(eq(cartLines.cartId, carts.cartId), gt(cartLines.quantity, 0)),
    asc(cartLines.articleVariantId),
  );

/** What has a place of a season: a table, or a part of a statement. */
type Placed = Readonly<Record<'rightEnv' | 'season' | 'subdivision' | 'collectionType', PgColumn>>;

const sameSeason = (one: Placed, other: Placed): SQL | undefined =>
  and(
    eq(one.rightEnv, other.rightEnv),
    eq(one.season, other.season),
    eq(one.subdivision, other.subdivision),
    eq(one.collectionType, other.collectionType),
  );

/** The selling times that run now for the user's roles; of several in a place the first to end, as where one orders. */
const running = (db: Queryable) =>
  db
    .selectDistinctOn([
      sellingTimes.rightEnv,
      sellingTimes.country,
      sellingTimes.season,
      sellingTimes.subdivision,
      sellingTimes.collectionType,
    ])
    .from(sellingTimes)
    .where(
      and(
        isAmong(sellingTimes.role, 'roles'),
        isAmong(sellingTimes.rightEnv, 'handled'),
        lte(sellingTimes.salesPeriodFrom, given('now')),
        gt(sellingTimes.salesPeriodTo, given('now')),
      ),
    )
    .orderBy(
      asc(sellingTimes.rightEnv),
      asc(sellingTimes.country),
      asc(sellingTimes.season),
      asc(sellingTimes.subdivision),
      asc(sellingTimes.collectionType),
      asc(sellingTimes.salesPeriodTo),
    );

/**
 * What waits for a user, by point of sale: each current cart they can go on with or finalize, and each place of the
 * pre-order that ends soon and in which a point of sale that may order there has ordered nothing. It begins at the
 * user's own customers, and asks only for their carts.
 *
 * @returns `facts` to select from, after `parts` in its `with`; executed with {@link agendaValues}.
 */
export function agendaFacts(db: Queryable, everyCustomer: boolean) {
  const mine = db.$with('mine').as(
    db
      .select({ customerId: customers.customerId, country: customers.country })
      .from(customers)
      .where(seesCustomer(db, { userId: given('userId'), everyCustomer })),
  );
  const sold = db.$with('sold').as(running(db));
  const current = db.$with('current').as(
    db
      .select({
        cartId: carts.cartId,
        rightEnv: carts.rightEnv,
        customerId: carts.customerId,
        season: carts.season,
        subdivision: carts.subdivision,
        collectionType: carts.collectionType,
        state: carts.state,
        country: mine.country,
        orders: sql<boolean>`${carts.state} = 'approved' or ${holdsPieces(db)}`.as('orders'),
      })
      .from(mine)
      .innerJoin(carts, eq(carts.customerId, mine.customerId))
      // Written out as in the index `carts_one_current`: by a value PostgreSQL would not know that it may use it.
      .where(and(sql`${carts.state} in ('open', 'approved')`, isAmong(carts.rightEnv, 'handled'))),
  );

  const inCarts = db
    .select({
      kind: sql<AgendaKind>`case
        when ${current.state} = 'approved' then 'finalize'
        when ${firstOf(db, cartReturns, eq(cartReturns.cartId, current.cartId))} then 'returned'
        else 'cart' end`.as('kind'),
      rightEnv: current.rightEnv,
      customerId: current.customerId,
      season: current.season,
      subdivision: current.subdivision,
      collectionType: current.collectionType,
      cartId: sql<string | null>`${current.cartId}`.as('in_cart'),
      salesPeriodTo: sold.salesPeriodTo,
    })
    .from(current)
    .leftJoin(sold, and(eq(sold.country, current.country), sameSeason(sold, current)))
    .where(
      or(
        and(sql`${current.state} = 'approved'`, isAmong(current.rightEnv, 'submits')),
        and(
          sql`${current.state} = 'open'`,
          isAmong(current.rightEnv, 'inserts'),
          isNotNull(sold.salesPeriodTo),
          sql`${current.orders}`,
        ),
      ),
    );

  const missed = db
    .select({
      kind: sql<AgendaKind>`'deadline'`.as('kind'),
      rightEnv: sold.rightEnv,
      customerId: mine.customerId,
      season: sold.season,
      subdivision: sold.subdivision,
      collectionType: sold.collectionType,
      cartId: sql<string | null>`null::text`.as('in_cart'),
      salesPeriodTo: sold.salesPeriodTo,
    })
    .from(sold)
    .innerJoin(mine, eq(mine.country, sold.country))
    .innerJoin(
      customerSubdivisions,
      and(
        eq(customerSubdivisions.customerId, mine.customerId),
        eq(customerSubdivisions.subdivision, sold.subdivision),
      ),
    )
    .where(
      and(
        isAmong(sold.rightEnv, 'misses'),
        lte(sold.salesPeriodTo, given('soon')),
        notExists(
          db
            .select({ one: sql`1` })
            .from(current)
            .where(
              and(eq(current.customerId, mine.customerId), sameSeason(current, sold), sql`${current.orders}`),
            ),
        ),
        sql`${firstOf(
          db,
          orders,
          and(eq(orders.customerId, mine.customerId), sameSeason(orders, sold)),
        )} is null`,
        sql`${firstOf(
          db,
          customerLocks,
          and(
            eq(customerLocks.customerId, mine.customerId),
            or(
              sql`${customerLocks.scope} = 'customer'`,
              and(sql`${customerLocks.scope} = 'subdivision'`, eq(customerLocks.subject, sold.subdivision)),
              and(
                sql`${customerLocks.scope} = 'collectionType'`,
                eq(customerLocks.subject, sold.collectionType),
              ),
            ),
          ),
        )} is null`,
      ),
    );
  return { parts: [mine, sold, current] as const, facts: unionAll(inCarts, missed).as('facts') };
}
