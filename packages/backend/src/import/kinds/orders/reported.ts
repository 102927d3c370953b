import { TZDate } from '@date-fns/tz';
import type { OrderStatus } from '@selvedge/core/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queryable } from '../../../database/database.ts';
import { groupBy } from '../../../database/groupBy.ts';
import { orderLines, orders } from '../../../ordering/order/order.schema.ts';
import { keepStatuses, readStatusesOf } from '../../../ordering/order/status/orderStatus.store.ts';
import { inParts } from '../../reading/manyRows.ts';
import { cell } from '../cellTypes.ts';
import { column } from '../columns.ts';
import { dayIn } from '../dayTypes.ts';
import { textOf } from '../fields.ts';
import type { KnownEntry, PlannedRow, ReadScope, Withdrawal, WriteContext } from '../kind.ts';

/** An order that a delivery names, with what was reported of it. Lines are in the order of their positions. */
export interface NamedOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly statuses: readonly OrderStatus[];
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
}

/** Orders whose lines and reports are in memory at the same time. */
const ORDERS_AT_ONCE = 100;

async function ordersNamed(db: Queryable, numbers: readonly string[]): Promise<NamedOrder[]> {
  const found = await db
    .select({ orderId: orders.orderId, orderNumber: orders.orderNumber })
    .from(orders)
    .where(sql`${orders.orderNumber} = ${anyOf(numbers)}`)
    .orderBy(asc(orders.orderNumber));
  const ids = found.map(({ orderId }) => orderId);
  const statuses = await readStatusesOf(db, ids);
  const lines = groupBy(
    await db
      .select()
      .from(orderLines)
      .where(sql`${orderLines.orderId} = ${anyOf(ids)}`)
      .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
    ({ orderId }) => orderId,
  );
  return found.map((order) => ({
    ...order,
    statuses: statuses.get(order.orderId) ?? [],
    lines: lines.get(order.orderId) ?? [],
  }));
}

/** Reads the rows of the orders of a scope, some orders at a time. */
export async function* readOrders(
  db: Queryable,
  { orders: numbers }: ReadScope,
  rowsOf: (order: NamedOrder) => readonly KnownEntry[],
): AsyncGenerator<readonly KnownEntry[]> {
  for (const part of inParts(numbers, ORDERS_AT_ONCE)) yield (await ordersNamed(db, part)).flatMap(rowsOf);
}

/** The EANs of orders, by the order's number. */
export async function eansOf(
  db: Queryable,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectDistinct({ order: orders.orderNumber, ean: orderLines.ean })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(sql`${orders.orderNumber} = ${anyOf(numbers)}`);
  return new Map(
    [...groupBy(rows, ({ order }) => order)].map(([order, own]) => [order, own.map(({ ean }) => ean.trim())]),
  );
}

/** `of`: of which kind the order is a row; it refers to orders unless it is their own. */
export const orderColumn = (of?: 'orders') =>
  column(
    'order',
    ['order', 'Auftrag', 'order number', 'Auftragsnummer'],
    cell.houseCode,
    'the order’s number',
    '4500001',
    {
      needed: true,
      ...(of === undefined && { refers: { kind: 'orders' } }),
    },
  );

/** Nothing of what was reported is ever withdrawn. */
export const keptReports: Withdrawal = {
  about: 'Nothing: what was reported stays.',
  isNever: true,
  remove: async () => undefined,
};

/** The moment of a reported day, epoch ms: now today, else its noon in the house's time zone. */
export function momentOf(day: string, { now, timeZone }: WriteContext): number {
  if (day === '' || day === dayIn(timeZone, now)) return now;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date, 12, timeZone).getTime();
}

/** Rows by the order that they name. */
export const byOrder = (rows: readonly PlannedRow[]): ReadonlyMap<string, readonly PlannedRow[]> =>
  groupBy(rows, ({ entry }) => textOf(entry, 'order'));

/** A report of an order, by the order's number. */
export interface ReportOfOrder {
  readonly order: string;
  readonly status: OrderStatus;
}

/** Keeps reports in their order. */
export async function keepReports(
  db: Queryable,
  reports: readonly ReportOfOrder[],
  { now }: WriteContext,
): Promise<void> {
  const numbers = [...new Set(reports.map(({ order }) => order))];
  const ids = new Map(
    (
      await db
        .select({ orderId: orders.orderId, orderNumber: orders.orderNumber })
        .from(orders)
        .where(sql`${orders.orderNumber} = ${anyOf(numbers)}`)
    ).map(({ orderId, orderNumber }) => [orderNumber, orderId]),
  );
  const kept = reports.map(({ order, status }) => {
    const orderId = ids.get(order);
    if (orderId === undefined) throw new Error(`The order ${order} is gone`);
    return { orderId, status };
  });
  await keepStatuses(db, kept, now);
}

/** The day of a report; '' for none. */
export const dayOf = (status: OrderStatus | undefined, timeZone: string): string =>
  status === undefined ? '' : dayIn(timeZone, status.at);

export const isChanged = ({ entry, before }: PlannedRow, field: string): boolean =>
  entry[field] !== before?.[field];
