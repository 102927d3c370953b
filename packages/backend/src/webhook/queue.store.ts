import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type DeliveryState, webhookDeliveries as deliveries } from './webhook.schema.ts';

/** Milliseconds; longer than any try takes. */
export const LEASE = 60_000;

/** A delivery that one process may now try. */
export interface ClaimedDelivery {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly claim: string;
  readonly address: string;
  readonly body: string;
  /** The call in which the event happened. */
  readonly traceparent: string | null;
  /** How often it was tried, including this time. */
  readonly attempts: number;
}

/**
 * Claims the delivery that is due first; null when there is none. One whose process has ended is claimed again: the
 * receiver may get it twice, under the same id. Concurrent processes claim different deliveries.
 */
export async function claimDelivery({ db }: Database, now: number): Promise<ClaimedDelivery | null> {
  const due = db
    .select({ deliveryId: deliveries.deliveryId })
    .from(deliveries)
    .where(
      or(
        and(eq(deliveries.state, 'queued'), lte(deliveries.nextAt, now)),
        and(eq(deliveries.state, 'sending'), lte(deliveries.leaseUntil, now)),
      ),
    )
    .orderBy(asc(deliveries.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const claim = randomUUID();
  const [row] = await db
    .update(deliveries)
    .set({ state: 'sending', claim, leaseUntil: now + LEASE, attempts: sql`${deliveries.attempts} + 1` })
    .where(sql`${deliveries.deliveryId} = ${due}`)
    .returning();
  if (!row) return null;
  const { deliveryId, eventId, address, body, traceparent, attempts } = row;
  return { deliveryId, eventId, claim, address, body, traceparent, attempts };
}

type DeliveryClaim = Pick<ClaimedDelivery, 'deliveryId' | 'claim'>;

const own = ({ deliveryId, claim }: DeliveryClaim) =>
  and(eq(deliveries.deliveryId, deliveryId), eq(deliveries.claim, claim), eq(deliveries.state, 'sending'));

export async function finishDelivery(
  { db }: Database,
  claim: DeliveryClaim,
  {
    state,
    note,
    now,
  }: { readonly state: 'delivered' | 'given-up'; readonly note: string; readonly now: number },
): Promise<void> {
  await db
    .update(deliveries)
    .set({ state, note, finishedAt: now, claim: null, leaseUntil: null })
    .where(own(claim));
}

export async function postponeDelivery(
  { db }: Database,
  claim: DeliveryClaim,
  { nextAt, note }: { readonly nextAt: number; readonly note: string },
): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'queued', nextAt, note, claim: null, leaseUntil: null })
    .where(own(claim));
}

/** A delivery without its body, as operators see it; times in epoch ms. */
const shownColumns = {
  deliveryId: deliveries.deliveryId,
  eventId: deliveries.eventId,
  event: deliveries.event,
  address: deliveries.address,
  state: deliveries.state,
  attempts: deliveries.attempts,
  queuedAt: deliveries.queuedAt,
  nextAt: deliveries.nextAt,
  finishedAt: deliveries.finishedAt,
  note: deliveries.note,
};

/** Deliveries, the newest first, at most `most`; of one state, or of all. */
export const shownDeliveries = ({ db }: Database, state: DeliveryState | undefined, most: number) =>
  db
    .select(shownColumns)
    .from(deliveries)
    .where(state && eq(deliveries.state, state))
    .orderBy(desc(deliveries.queuedAt), asc(deliveries.deliveryId))
    .limit(most);

/**
 * Queues finished deliveries once more, with all their tries: one, or all that were given up. They keep their event's id.
 * Returns how many.
 */
export async function queueAgain(
  { db }: Database,
  which: { readonly deliveryId: string } | 'given-up',
  now: number,
): Promise<number> {
  const again = await db
    .update(deliveries)
    .set({ state: 'queued', attempts: 0, nextAt: now, finishedAt: null })
    .where(
      which === 'given-up'
        ? eq(deliveries.state, 'given-up')
        : and(
            eq(deliveries.deliveryId, which.deliveryId),
            inArray(deliveries.state, ['delivered', 'given-up']),
          ),
    )
    .returning({ deliveryId: deliveries.deliveryId });
  return again.length;
}

/** Removes deliveries that were queued before a moment (epoch ms), whatever became of them. */
export async function sweepDeliveries({ db }: Database, before: number): Promise<void> {
  await db.delete(deliveries).where(lt(deliveries.queuedAt, before));
}
