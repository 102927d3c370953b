import { sql } from 'drizzle-orm';
import { char, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minorUnits } from '../../database/epoch.ts';
import { customers } from '../pos/customer.schema.ts';
import { seasons } from '../season/season.schema.ts';

/** The most that a customer may order in a season, in minor units of the currency it was agreed in. */
export const orderLimits = pgTable(
  'order_limits',
  {
    customerId: text()
      .notNull()
      .references(() => customers.customerId, { onDelete: 'cascade' }),
    rightEnv: text({ enum: ['preorder', 'postorder'] }).notNull(),
    season: text()
      .notNull()
      .references(() => seasons.season),
    amount: minorUnits().notNull(),
    currency: char({ length: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.rightEnv, table.season] }),
    check('order_limits_amount', sql`${table.amount} >= 0`),
  ],
);
