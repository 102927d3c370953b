import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@selvedge/core/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queryable } from '../../../database/database.ts';
import { groupBy } from '../../../database/groupBy.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { orders } from '../order.schema.ts';
import { orderStatuses } from './orderStatus.schema.ts';

type StatusRow = typeof orderStatuses.$inferSelect;

const told = ({ kind, at, erpNumber, parcel, invoiceNumber, lines }: StatusRow): OrderStatus => ({
  kind,
  at,
  ...(erpNumber !== null && { erpNumber }),
  ...(parcel !== null && { parcel }),
  ...(invoiceNumber !== null && { invoiceNumber }),
  ...(lines !== null && { lines: [...lines] }),
});

/** A report with its place among all. */
interface NumberedStatus {
  readonly statusId: number;
  readonly status: OrderStatus;
}

/** What the ERP reported of orders, by order, each in the order in which it came. */
export async function numberedStatusesOf(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly NumberedStatus[]>> {
  const rows = await db
    .select()
    .from(orderStatuses)
    .where(sql`${orderStatuses.orderId} = ${anyOf(orderIds)}`)
    .orderBy(asc(orderStatuses.statusId));
  const numbered = (row: StatusRow) => ({ statusId: row.statusId, status: told(row) });
  return new Map(
    [...groupBy(rows, ({ orderId }) => orderId)].map(([orderId, own]) => [orderId, own.map(numbered)]),
  );
}

/** The same without the places. */
export const readStatusesOf = async (
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderStatus[]>> =>
  new Map(
    [...(await numberedStatusesOf(db, orderIds))].map(([orderId, own]) => [
      orderId,
      own.map(({ status }) => status),
    ]),
  );

/** Keeps reports that a list brought, which was compared with what was reported before. */
export async function keepStatuses(
  db: Queryable,
  reports: readonly { readonly orderId: string; readonly status: OrderStatus }[],
  now: number,
): Promise<void> {
  const rows = reports.map(({ orderId, status: { kind, at, ...said } }) => ({
    ...{ orderId, key: `list/${randomUUID()}`, requestHash: '', kind, at, recordedAt: now },
    erpNumber: said.erpNumber ?? null,
    parcel: said.parcel ?? null,
    invoiceNumber: said.invoiceNumber ?? null,
    lines: said.lines ?? null,
  }));
  await insertRows(db, orderStatuses, rows);
}

/** What the ERP reported last of the order of a query. */
export const lastReportIn = (db: Queryable) =>
  db
    .select({ kind: orderStatuses.kind, at: orderStatuses.at })
    .from(orderStatuses)
    .where(eq(orderStatuses.orderId, orders.orderId))
    .orderBy(desc(orderStatuses.statusId))
    .limit(1)
    .as('last_report');

/** What the ERP reported of an order, in the order in which it came. */
export async function readStatuses(db: Queryable, orderId: string): Promise<OrderStatus[]> {
  const rows = await db
    .select()
    .from(orderStatuses)
    .where(eq(orderStatuses.orderId, orderId))
    .orderBy(asc(orderStatuses.statusId));
  return rows.map(told);
}

/** A report of an order as it is kept. */
export interface NewStatus {
  readonly orderId: string;
  /** The sender's, the same whenever it sends this report. */
  readonly key: string;
  /** Tells whether a key came with the same report before. */
  readonly requestHash: string;
  readonly status: OrderStatus;
}

/** Keeps a report (O8). `repeated`: it was kept before; `otherReport`: its key was, with another report. */
export async function keepStatus(
  db: Queryable,
  { orderId, key, requestHash, status }: NewStatus,
  now: number,
): Promise<'kept' | 'repeated' | 'otherReport'> {
  const kept = await db
    .insert(orderStatuses)
    .values({ orderId, key, requestHash, ...status, recordedAt: now })
    .onConflictDoNothing({ target: [orderStatuses.orderId, orderStatuses.key] })
    .returning({ statusId: orderStatuses.statusId });
  if (kept.length > 0) return 'kept';
  const [before] = await db
    .select({ requestHash: orderStatuses.requestHash })
    .from(orderStatuses)
    .where(and(eq(orderStatuses.orderId, orderId), eq(orderStatuses.key, key)));
  return before?.requestHash === requestHash ? 'repeated' : 'otherReport';
}
