import { type Agenda, MOST_AGENDA_ENTRIES, type RightEnv } from '@selvedge/core/contract';
import { entersOrdering } from '@selvedge/core/rules';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { cartLines, cartReturns } from '../cart/cart.schema.ts';
import { sumsIn, sumsOfLines } from '../cart/sums/cartValues.ts';
import { customers, priceLists } from '../pos/customer.schema.ts';
import { brands, lines, subdivisions } from '../season/season.schema.ts';
import { type Agent, agendaFacts, agendaValues } from './agendaFacts.ts';

const isBarred = ({ user }: Agent): boolean =>
  !(['preorder', 'postorder'] as const).some((env) => entersOrdering(user.rights, env));

/** What came back and what is ready first; then what ends first. */
const urgency = sql`case kind when 'returned' then 0 when 'finalize' then 1 else 2 end`;

/** The facts as entries: a deadline of several points of sale is one. */
function entriesOf(db: Queryable, everyCustomer: boolean) {
  const { parts, facts } = agendaFacts(db, everyCustomer);
  const { kind, rightEnv, season, subdivision, collectionType, cartId, salesPeriodTo } = facts;
  return db
    .with(...parts)
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

/** The entries counted by right environment. */
function countedEntries(db: Queryable, everyCustomer: boolean) {
  const entries = entriesOf(db, everyCustomer).as('entries');
  return db
    .select({
      rightEnv: entries.rightEnv,
      entries: sql`count(*)`.mapWith(Number),
      orders: sql`count(*) filter (where kind = 'finalize')`.mapWith(Number),
    })
    .from(entries)
    .groupBy(entries.rightEnv);
}

/** The entries with what is shown of them, most urgent first, in one query of bounded length. */
function shownEntries(db: Queryable, everyCustomer: boolean) {
  const first = entriesOf(db, everyCustomer)
    .orderBy(urgency, sql`sales_period_to nulls last`, sql`in_cart`, sql`subdivision`)
    .limit(MOST_AGENDA_ENTRIES)
    .as('first');
  const lastReason = db
    .select({ reason: cartReturns.reason })
    .from(cartReturns)
    .where(eq(cartReturns.cartId, first.cartId))
    .orderBy(desc(cartReturns.returnId))
    .limit(1);
  return db
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
}

/** No name: where connections keep statements, they name them themselves. */
const UNNAMED = '';

const buildStatements = (db: Queryable, everyCustomer: boolean) => ({
  count: countedEntries(db, everyCustomer).prepare(UNNAMED),
  read: shownEntries(db, everyCustomer).prepare(UNNAMED),
});

const built = new WeakMap<Queryable, Map<boolean, ReturnType<typeof buildStatements>>>();

/** The statements of the agenda, built once for those who see all customers and once for all others. */
function statementsOf(db: Queryable, { everyCustomer }: Agent['user']) {
  const known = built.get(db) ?? new Map<boolean, ReturnType<typeof buildStatements>>();
  built.set(db, known);
  const statements = known.get(everyCustomer) ?? buildStatements(db, everyCustomer);
  known.set(everyCustomer, statements);
  return statements;
}

/** How many entries there are in a right environment, and how many of them are orders to finalize. */
interface AgendaCount {
  readonly entries: number;
  readonly orders: number;
}

/** What is counted, by right environment; nothing is there for one in which nothing waits. */
export async function countAgenda(db: Queryable, agent: Agent): Promise<ReadonlyMap<RightEnv, AgendaCount>> {
  if (isBarred(agent)) return new Map();
  const rows = await statementsOf(db, agent.user).count.execute(agendaValues(agent));
  return new Map(rows.map(({ rightEnv, ...count }) => [rightEnv, count]));
}

/** What waits for the user, most urgent first, in one query of bounded length. */
export async function readAgenda(db: Queryable, agent: Agent): Promise<Agenda> {
  const nothing = { serverTime: agent.now, count: 0, entries: [] };
  if (isBarred(agent)) return nothing;
  const rows = await statementsOf(db, agent.user).read.execute(agendaValues(agent));
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
