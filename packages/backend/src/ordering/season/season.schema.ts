import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { translated } from '../../database/translated.ts';

export const brands = pgTable('brands', {
  brandId: integer().primaryKey(),
  displayName: text().notNull(),
});

export const lines = pgTable('lines', {
  lineId: text().primaryKey(),
  brandId: integer()
    .notNull()
    .references(() => brands.brandId),
  displayName: text().notNull(),
  position: integer().notNull(),
});

/** The key looks like '13-0' (L2). */
export const subdivisions = pgTable('subdivisions', {
  subdivision: text().primaryKey(),
  lineId: text()
    .notNull()
    .references(() => lines.lineId),
  displayName: text().notNull(),
});

export const seasons = pgTable('seasons', {
  season: text().primaryKey(),
  name: translated().notNull(),
});

/** Columns of a table whose rows belong to a season × subdivision × collection type. */
export const placeColumns = () => ({
  season: text()
    .notNull()
    .references(() => seasons.season),
  subdivision: text()
    .notNull()
    .references(() => subdivisions.subdivision),
  collectionType: text().notNull(),
});

/** Opens season × subdivision × collection type for a country and a role; start inclusive, end exclusive. */
export const sellingTimes = pgTable(
  'selling_times',
  {
    sellingTimeId: serial().primaryKey(),
    rightEnv: text({ enum: ['preorder', 'postorder'] }).notNull(),
    ...placeColumns(),
    country: char({ length: 2 }).notNull(),
    role: text().notNull(),
    salesPeriodFrom: epoch().notNull(),
    salesPeriodTo: epoch().notNull(),
  },
  (table) => [
    check('selling_times_env', sql`${table.rightEnv} in ('preorder', 'postorder')`),
    check('selling_times_period', sql`${table.salesPeriodFrom} < ${table.salesPeriodTo}`),
    index('selling_times_place').on(
      table.rightEnv,
      table.country,
      table.season,
      table.subdivision,
      table.collectionType,
    ),
  ],
);
