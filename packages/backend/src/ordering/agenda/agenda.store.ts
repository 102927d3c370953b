import {
  type Agenda,
  type CustomerWaits,
  DEADLINE_AHEAD,
  MOST_AGENDA_ENTRIES,
  type RightEnv,
} from '@selvedge/core/contract';
import { entersOrdering } from '@selvedge/core/rules';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { cartLines, cartReturns } from '../cart/cart.schema.ts';
import { sumsIn, sumsOfLines } from '../cart/sums/cartValues.ts';
import { customers, priceLists } from '../pos/customer.schema.ts';
import { brands, lines, subdivisions } from '../season/season.schema.ts';
import { type Agent, agendaFacts } from './agendaFacts.ts';

const isBarred = ({ user }: Agent): boolean =>
  !(['preorder', 'postorder'] as const).some((env) => entersOrdering(user.rights, env));

/** What came back and what is ready first; then what ends first. */
const urgency = sql`case kind when 'returned' then 0 when 'finalize' then 1 else 2 end`;

/** The facts as entries: a deadline of several points of sale is one. */
function entriesOf(db: Queryable, agent: Agent) {
  const facts = agendaFacts(db, agent);
  const { kind, rightEnv, season, subdivision, collectionType, cartId, salesPeriodTo } = facts;
  return db
    .select({
      kind,
      rightEnv,
      season,
      subdivision,
      collectionType,
      cartId,
      salesPeriodTo,
      customers: sql`count(*)`.mapWith(Number).as('concerned'),
      customerId: sql<string>`min(${facts.customerId})`.as('of_customer'),
      all: sql`count(*) over ()`.mapWith(Number).as('all_entries'),
    })
    .from(facts)
    .groupBy(kind, rightEnv, season, subdivision, collectionType, cartId, salesPeriodTo);
}

/** How many entries there are, by right environment. */
export async function countAgenda(db: Queryable, agent: Agent): Promise<ReadonlyMap<RightEnv, number>> {
  if (isBarred(agent)) return new Map();
  const entries = entriesOf(db, agent).as('entries');
  const rows = await db
    .select({ rightEnv: entries.rightEnv, count: sql`count(*)`.mapWith(Number) })
    .from(entries)
    .groupBy(entries.rightEnv);
  return new Map(rows.map(({ rightEnv, count }) => [rightEnv, count]));
}

/** What waits for the user, most urgent first, in one query of bounded length. */
export async function readAgenda(db: Queryable, agent: Agent): Promise<Agenda> {
  const nothing = { serverTime: agent.now, count: 0, entries: [] };
  if (isBarred(agent)) return nothing;
  const first = entriesOf(db, agent)
    .orderBy(urgency, sql`sales_period_to nulls last`, sql`in_cart`, sql`subdivision`)
    .limit(MOST_AGENDA_ENTRIES)
    .as('first');
  const lastReason = db
    .select({ reason: cartReturns.reason })
    .from(cartReturns)
    .where(eq(cartReturns.cartId, first.cartId))
    .orderBy(desc(cartReturns.returnId))
    .limit(1);
  const rows = await db
    .select({
      kind: first.kind,
      rightEnv: first.rightEnv,
      season: first.season,
      subdivision: first.subdivision,
      collectionType: first.collectionType,
      cartId: first.cartId,
      salesPeriodTo: first.salesPeriodTo,
      customers: first.customers,
      customerId: first.customerId,
      all: first.all,
      customerNumber: customers.customerNumber,
      name: customers.name,
      currency: priceLists.currency,
      brandName: brands.displayName,
      lineName: lines.displayName,
      subdivisionName: subdivisions.displayName,
      sums: sumsOfLines(eq(cartLines.cartId, first.cartId)),
      reason: sql<string | null>`(${lastReason})`,
    })
    .from(first)
    .innerJoin(customers, eq(customers.customerId, first.customerId))
    .innerJoin(priceLists, eq(priceLists.priceListId, customers.priceListId))
    .innerJoin(subdivisions, eq(subdivisions.subdivision, first.subdivision))
    .innerJoin(lines, eq(lines.lineId, subdivisions.lineId))
    .innerJoin(brands, eq(brands.brandId, lines.brandId))
    .orderBy(urgency, sql`${first.salesPeriodTo} nulls last`, asc(first.cartId), asc(first.subdivision));
  return {
    ...nothing,
    count: rows[0]?.all ?? 0,
    entries: rows.map(({ customerId, customerNumber, name, cartId, sums, currency, all, ...row }) => ({
      ...row,
      customer: row.customers === 1 ? { customerId, customerNumber, name } : null,
      cart: cartId === null ? null : { cartId, ...sumsIn(sums, currency), currency },
      reason: row.kind === 'returned' ? row.reason : null,
    })),
  };
}

/** What waits in a right environment, by point of sale. */
export async function agendaByCustomer(
  db: Queryable,
  agent: Agent,
  rightEnv: RightEnv,
): Promise<ReadonlyMap<string, CustomerWaits>> {
  const facts = agendaFacts(db, agent, [rightEnv]);
  const rows = await db
    .select({
      customerId: facts.customerId,
      carts: sql`count(*) filter (where ${facts.kind} in ('cart', 'returned'))`.mapWith(Number),
      waiting: sql`count(*) filter (where ${facts.kind} = 'finalize')`.mapWith(Number),
      until: sql`min(${facts.salesPeriodTo})`.mapWith(Number),
    })
    .from(facts)
    .groupBy(facts.customerId);
  return new Map(
    rows.map(({ customerId, carts, waiting, until }) => {
      const end: number | null = until;
      return [
        customerId,
        { carts, waiting, until: end, soon: end !== null && end <= agent.now + DEADLINE_AHEAD },
      ];
    }),
  );
}
