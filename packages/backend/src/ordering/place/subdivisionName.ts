import { type AnyColumn, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { subdivisions } from '../season/season.schema.ts';

/** The house's name for the subdivision in a column; '' if it has none. */
export const subdivisionNameOf = (db: Pick<Queryable, 'select'>, subdivision: AnyColumn) =>
  sql<string>`coalesce((${db
    .select({ name: subdivisions.displayName })
    .from(subdivisions)
    .where(eq(subdivisions.subdivision, subdivision))}), '')`;
