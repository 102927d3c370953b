import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';

export const deliveryStates = ['queued', 'sending', 'delivered', 'given-up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Events to one address each. `eventId` is told to the receiver and is the same for all addresses and all tries.
 * While a delivery is `sending`, `claim` names its owner and `leaseUntil` the end of the claim; after that another
 * process may send it again. `note` gives the result of the last try.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    deliveryId: uuid().primaryKey(),
    eventId: uuid().notNull(),
    event: text().notNull(),
    address: text().notNull(),
    /** JSON as it is signed and sent, character by character. */
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: epoch().notNull(),
    claim: uuid(),
    leaseUntil: epoch(),
    queuedAt: epoch().notNull(),
    finishedAt: epoch(),
    note: text(),
    /** The call in which the event happened, as W3C Trace Context writes it; null for work of the portal's own. */
    traceparent: text(),
  },
  (delivery) => [
    index('webhook_deliveries_due').on(delivery.state, delivery.nextAt),
    index('webhook_deliveries_queued').on(delivery.queuedAt),
  ],
);
