import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';

export type HitKind = 'view' | 'event' | 'ping';

/**
 * Usage that the page reported, with consent. Neither IP address nor query string is stored. `visitor` is a random
 * id of the browser. `lastSeenAt` of a view is updated by its heartbeats.
 */
export const hits = pgTable(
  'tracking_hits',
  {
    hitId: uuid().primaryKey(),
    kind: text().$type<HitKind>().notNull(),
    siteId: text().notNull(),
    at: epoch().notNull(),
    lastSeenAt: epoch().notNull(),
    visitor: text(),
    page: text(),
    referrer: text(),
    title: text(),
    roleClass: text(),
    category: text(),
    action: text(),
    name: text(),
  },
  (hit) => [index('tracking_hits_at').on(hit.at), index('tracking_hits_visitor').on(hit.visitor, hit.at)],
);
