import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { placeColumns } from '../season/season.schema.ts';
import { styles } from '../style/style.schema.ts';

/**
 * Live shopping events of a season × subdivision × collection type; start inclusive, end exclusive.
 * `plannedStyles` is null when the number is not known. `version` rises with every change, including shown styles.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    eventId: text().primaryKey(),
    rightEnv: text({ enum: ['preorder', 'postorder'] }).notNull(),
    ...placeColumns(),
    titleEn: text().notNull(),
    titleDe: text().notNull(),
    host: text().notNull(),
    startsAt: epoch().notNull(),
    endsAt: epoch().notNull(),
    plannedStyles: integer(),
    version: integer().notNull(),
  },
  (table) => [
    index('live_events_place').on(table.rightEnv, table.season, table.subdivision, table.collectionType),
    check('live_events_env', sql`${table.rightEnv} in ('preorder', 'postorder')`),
    check('live_events_period', sql`${table.startsAt} < ${table.endsAt}`),
    check('live_events_planned', sql`${table.plannedStyles} > 0`),
  ],
);

/**
 * The styles that an event has shown, in order from 1. A style that no longer exists keeps its position. `version`
 * is the event's version when the style was shown.
 */
export const liveShown = pgTable(
  'live_shown',
  {
    eventId: text()
      .notNull()
      .references(() => liveEvents.eventId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    articleId: text().references(() => styles.articleId, { onDelete: 'set null' }),
    shownAt: epoch().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.position] }),
    unique('live_shown_once').on(table.eventId, table.articleId),
    index('live_shown_style').on(table.articleId),
  ],
);
