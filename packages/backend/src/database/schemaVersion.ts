import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queryable } from './database.ts';
import { migrationsFolder } from './migrations.ts';

const latest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/** Whether the database has all migrations of this version. A database of a later version may have more. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const [row] = await db
    .select({ latest: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  return Number(row?.latest ?? 0) >= latest;
}
