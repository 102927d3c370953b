import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { currentTrace } from '../tracing/callTrace.ts';
import { traceParentOf } from '../tracing/traceParent.ts';
import { webhookDeliveries } from './webhook.schema.ts';

type EventValue = string | number | readonly Readonly<Record<string, string | number>>[];

/** What happened. `data` holds what the house's systems need, and no person's data. */
export interface WebhookEvent {
  readonly type: 'order.finalized' | 'cart.approved' | 'cart.returned' | 'import.done';
  readonly data: Readonly<Record<string, EventValue>>;
}

/**
 * Queues an event for each address (O7). Call it in the transaction in which the event happens: then it is told if and
 * only if it happened.
 */
export async function queueEvent(
  db: Queryable,
  addresses: readonly string[],
  { type, data }: WebhookEvent,
  now: number,
): Promise<void> {
  if (addresses.length === 0) return;
  const eventId = randomUUID();
  const call = currentTrace();
  const traceparent = call ? traceParentOf(call.span.context) : null;
  const body = JSON.stringify({ id: eventId, type, timestamp: new Date(now).toISOString(), data });
  await db.insert(webhookDeliveries).values(
    addresses.map((address) => ({
      deliveryId: randomUUID(),
      ...{ eventId, event: type, address, body },
      state: 'queued' as const,
      nextAt: now,
      queuedAt: now,
      traceparent,
    })),
  );
}
