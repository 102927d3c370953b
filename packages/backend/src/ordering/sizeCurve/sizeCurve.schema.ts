import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { translated } from '../../database/translated.ts';

/** A size or a length, and its share: [size, weight]. */
export type Share = readonly [of: string, weight: number];

/**
 * The size curves of the house. `gender` and `commodityClass` are codes in `terms`: the styles for which a curve is
 * meant; empty: all. Without lengths it spreads over them as a standard does.
 */
export const houseCurves = pgTable('size_curves', {
  curveId: text().primaryKey(),
  name: translated().notNull(),
  gender: text().notNull(),
  commodityClass: text().notNull(),
  sizes: jsonb().$type<Share[]>().notNull(),
  lengths: jsonb().$type<Share[]>().notNull(),
  position: integer().notNull(),
});
