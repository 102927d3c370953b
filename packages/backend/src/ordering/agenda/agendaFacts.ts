import { type AgendaKind, DEADLINE_AHEAD, type RightEnv, rightEnvs } from '@selvedge/core/contract';
import { mayInsert, maySubmit, mayView } from '@selvedge/core/rules';
import { and, asc, eq, exists, gt, inArray, isNotNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { cartLines, cartReturns, carts } from '../cart/cart.schema.ts';
import { orders } from '../order/order.schema.ts';
import { customerLocks, customerSubdivisions, customers } from '../pos/customer.schema.ts';
import { sellingTimes } from '../season/season.schema.ts';

/** Whose agenda it is. `sees` is the condition under which they see a row of `customers`. */
export interface Agent {
  readonly user: SignedInUser;
  readonly sees: SQL;
  readonly now: number;
}

const one = { one: sql`1` };

/** The selling times that run now for the user's roles; of several in a place the first to end, as where one orders. */
const running = (db: Queryable, { user, now }: Agent) =>
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
        inArray(sellingTimes.role, [...user.roles]),
        lte(sellingTimes.salesPeriodFrom, now),
        gt(sellingTimes.salesPeriodTo, now),
      ),
    )
    .orderBy(
      asc(sellingTimes.rightEnv),
      asc(sellingTimes.country),
      asc(sellingTimes.season),
      asc(sellingTimes.subdivision),
      asc(sellingTimes.collectionType),
      asc(sellingTimes.salesPeriodTo),
    )
    .as('running');

const holdsPieces = (db: Queryable) =>
  exists(
    db
      .select(one)
      .from(cartLines)
      .where(and(eq(cartLines.cartId, carts.cartId), gt(cartLines.quantity, 0))),
  );

const kindOfCart = (db: Queryable) => sql<AgendaKind>`case
  when ${carts.state} = 'approved' then 'finalize'
  when ${exists(db.select(one).from(cartReturns).where(eq(cartReturns.cartId, carts.cartId)))} then 'returned'
  else 'cart' end`;

/**
 * What waits for a user, by point of sale: each current cart they can go on with or finalize, and each place of the
 * pre-order that ends soon and in which a point of sale that may order there has ordered nothing.
 */
export function agendaFacts(db: Queryable, agent: Agent, envs: readonly RightEnv[] = rightEnvs) {
  const { user, sees, now } = agent;
  const inserts = envs.filter((env) => mayInsert(user.rights, env) && mayView(user.rights, env));
  const submits = envs.filter((env) => maySubmit(user.rights, env));
  const misses = inserts.filter((env) => env === 'preorder');
  const sold = running(db, agent);

  const inCarts = db
    .select({
      kind: kindOfCart(db).as('kind'),
      rightEnv: carts.rightEnv,
      customerId: carts.customerId,
      season: carts.season,
      subdivision: carts.subdivision,
      collectionType: carts.collectionType,
      cartId: sql<string | null>`${carts.cartId}`.as('in_cart'),
      salesPeriodTo: sold.salesPeriodTo,
    })
    .from(carts)
    .innerJoin(customers, eq(customers.customerId, carts.customerId))
    .leftJoin(
      sold,
      and(
        eq(sold.rightEnv, carts.rightEnv),
        eq(sold.country, customers.country),
        eq(sold.season, carts.season),
        eq(sold.subdivision, carts.subdivision),
        eq(sold.collectionType, carts.collectionType),
      ),
    )
    .where(
      and(
        sees,
        or(
          and(eq(carts.state, 'approved'), inArray(carts.rightEnv, submits)),
          and(
            eq(carts.state, 'open'),
            inArray(carts.rightEnv, inserts),
            isNotNull(sold.salesPeriodTo),
            holdsPieces(db),
          ),
        ),
      ),
    );

  const ordered = { rightEnv: sold.rightEnv, season: sold.season, subdivision: sold.subdivision };
  const inPlaceOf = (table: typeof carts | typeof orders) =>
    and(
      eq(table.customerId, customers.customerId),
      eq(table.rightEnv, ordered.rightEnv),
      eq(table.season, ordered.season),
      eq(table.subdivision, ordered.subdivision),
      eq(table.collectionType, sold.collectionType),
    );
  const missed = db
    .select({
      kind: sql<AgendaKind>`'deadline'`.as('kind'),
      rightEnv: sold.rightEnv,
      customerId: customers.customerId,
      season: sold.season,
      subdivision: sold.subdivision,
      collectionType: sold.collectionType,
      cartId: sql<string | null>`null::text`.as('in_cart'),
      salesPeriodTo: sold.salesPeriodTo,
    })
    .from(sold)
    .innerJoin(customers, eq(customers.country, sold.country))
    .innerJoin(
      customerSubdivisions,
      and(
        eq(customerSubdivisions.customerId, customers.customerId),
        eq(customerSubdivisions.subdivision, sold.subdivision),
      ),
    )
    .where(
      and(
        sees,
        inArray(sold.rightEnv, misses),
        lte(sold.salesPeriodTo, now + DEADLINE_AHEAD),
        notExists(
          db
            .select(one)
            .from(carts)
            .where(
              and(
                inPlaceOf(carts),
                or(eq(carts.state, 'approved'), and(eq(carts.state, 'open'), holdsPieces(db))),
              ),
            ),
        ),
        notExists(db.select(one).from(orders).where(inPlaceOf(orders))),
        notExists(
          db
            .select(one)
            .from(customerLocks)
            .where(
              and(
                eq(customerLocks.customerId, customers.customerId),
                or(
                  eq(customerLocks.scope, 'customer'),
                  and(eq(customerLocks.scope, 'subdivision'), eq(customerLocks.subject, sold.subdivision)),
                  and(
                    eq(customerLocks.scope, 'collectionType'),
                    eq(customerLocks.subject, sold.collectionType),
                  ),
                ),
              ),
            ),
        ),
      ),
    );
  return unionAll(inCarts, missed).as('facts');
}
