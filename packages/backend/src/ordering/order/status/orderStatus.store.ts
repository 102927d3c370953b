import type { OrderStatus } from '@selvedge/core/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
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
