import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queryable } from './database.ts';
import { migrationsFolder } from './migrations.ts';

/** The newest migration of this version, as the time that its folder bears (epoch ms). */
export const latestSchema = Math.max(
  ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
);

/** The newest migration that the database has; 0: none. */
export async function schemaOf(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ latest: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  return Number(row?.latest ?? 0);
}

/** Whether the database has all migrations of this version. A database of a later version may have more. */
export const isMigrated = async (db: Queryable): Promise<boolean> => (await schemaOf(db)) >= latestSchema;
