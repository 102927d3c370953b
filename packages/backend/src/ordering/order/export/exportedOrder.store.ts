import { defaultLanguage, inLanguage } from '@selvedge/core/contract';
import { deliveryWeekOf, weekText } from '@selvedge/core/order';
import { and, asc, count, eq, gt, inArray, isNotNull, max, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/database.ts';
import { groupBy } from '../../../database/groupBy.ts';
import { addressOf } from '../../pos/addressOf.ts';
import { customers } from '../../pos/customer.schema.ts';
import { invoiceAddresses } from '../../pos/invoiceAddress.schema.ts';
import { orderLines, orders } from '../order.schema.ts';
import type { ExportedLine, ExportedOrder } from './exportedOrder.ts';
import { giveExportPositions } from './exportPositions.ts';

/** Lines of one page at most, unless its first order alone has more. An order is never cut. */
const MOST_LINES = 20_000;

export interface OrderPage {
  readonly houseGln: string | null;
  readonly orders: readonly ExportedOrder[];
  readonly next: string;
  readonly more: boolean;
}

/** What reading needs besides the database. */
interface Reading {
  /** IANA name of the house's time zone. */
  readonly timeZone: string;
  readonly houseGln: string | null;
}

/** How many of the orders fit on a page, by their numbers of lines; at least one. */
export function fittingOrders(lineCounts: readonly number[], most = MOST_LINES): number {
  let lines = 0;
  const over = lineCounts.findIndex((own, at) => {
    lines += own;
    return at > 0 && lines > most;
  });
  return over === -1 ? lineCounts.length : over;
}

const heads = (db: Queryable, which: SQL | undefined, most: number) =>
  db
    .select({ order: orders, customer: customers, invoiced: invoiceAddresses })
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .leftJoin(invoiceAddresses, eq(invoiceAddresses.customerId, orders.customerId))
    .where(which)
    .orderBy(asc(orders.exportPosition))
    .limit(most);
type Head = Awaited<ReturnType<typeof heads>>[number];

function lineOf(line: typeof orderLines.$inferSelect): ExportedLine {
  return {
    line: line.position,
    ean: line.ean.trim(),
    articleNumber: line.articleNumber,
    styleName: inLanguage(line.styleName, defaultLanguage),
    colourCode: line.colourCode,
    colourName: inLanguage(line.colourName, defaultLanguage),
    length: line.oneLength === true ? null : line.articleLength,
    size: line.size,
    quantity: line.quantity,
    salesPrice: line.salesPrice,
    retailPrice: line.retailPrice,
    deliveryFrom: line.deliveryFrom,
    deliveryWeek: weekText(deliveryWeekOf(line.deliveryFrom)),
  };
}

/** The day of a moment in a time zone, as 2026-11-23. */
function dayIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
  };
}

async function whole(db: Queryable, found: readonly Head[], { timeZone }: Reading): Promise<ExportedOrder[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ order }) => order.orderId);
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const linesOf = groupBy(rows, ({ orderId }) => orderId);
  const dayOf = dayIn(timeZone);
  return found.map(({ order, customer, invoiced }) => ({
    cursor: String(order.exportPosition),
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    finalizedAt: order.finalizedAt,
    finalizedOn: dayOf(order.finalizedAt),
    rightEnv: order.rightEnv,
    season: order.season,
    subdivision: order.subdivision,
    collectionType: order.collectionType,
    customer: {
      number: order.customerNumber,
      name: order.customerName,
      street: customer.street,
      postcode: customer.postcode,
      city: customer.city,
      country: customer.country,
      vatId: customer.vatId,
      invoiceAddress: invoiced && addressOf(invoiced),
    },
    finalizedBy: order.finalizedBy,
    approvedBy: order.approvedBy,
    note: order.note,
    customerOrderNumber: order.customerOrderNumber === '' ? null : order.customerOrderNumber,
    deliveryAddress: order.deliveryAddress,
    requestedWeek: order.requestedWeek,
    currency: order.currency,
    pieces: order.pieces,
    value: order.value,
    retailValue: order.retailValue,
    lines: (linesOf.get(order.orderId) ?? []).map(lineOf),
  }));
}

/**
 * The finalized orders behind a cursor (O6), oldest position first, at most `limit`. Reading on from `next` gives every
 * order once, however many are finalized meanwhile and on however many instances. null: the cursor lies behind the last
 * order, so it is not one of this portal.
 */
export async function readOrderPage(
  database: Database,
  { after, limit }: { readonly after: number; readonly limit: number },
  reading: Reading,
): Promise<OrderPage | null> {
  await giveExportPositions(database);
  const { db } = database;
  const behind = and(isNotNull(orders.exportPosition), gt(orders.exportPosition, after));
  const found = await heads(db, behind, limit + 1);
  if (found.length === 0 && after > 0) {
    const [last] = await db.select({ position: max(orders.exportPosition) }).from(orders);
    if (after > (last?.position ?? 0)) return null;
  }
  const ids = found.slice(0, limit).map(({ order }) => order.orderId);
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({ orderId: orderLines.orderId, lines: count() })
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .groupBy(orderLines.orderId);
  const countOf = new Map(counted.map(({ orderId, lines }) => [orderId, lines]));
  const taken = found.slice(0, fittingOrders(ids.map((id) => countOf.get(id) ?? 0)));
  const page = await whole(db, taken, reading);
  return {
    houseGln: reading.houseGln,
    orders: page,
    next: page.at(-1)?.cursor ?? String(after),
    more: taken.length < found.length,
  };
}

/** One order by its number, with the cursor behind it; null if there is none. */
export async function readExportedOrder(
  database: Database,
  orderNumber: string,
  reading: Reading,
): Promise<ExportedOrder | null> {
  const { db } = database;
  const read = () => heads(db, eq(orders.orderNumber, orderNumber), 1);
  let found = await read();
  while (found[0]?.order.exportPosition === null) {
    await giveExportPositions(database);
    found = await read();
  }
  const [order] = await whole(db, found, reading);
  return order ?? null;
}
