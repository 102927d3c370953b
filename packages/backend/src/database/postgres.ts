import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

// Any constant of this product's own: processes that start together migrate one after the other.
const migrationLock = 7_205_301;

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}

/** PostgreSQL at `databaseUrl`, by a pool; several processes may share it. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 12,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'selvedge',
  });
  // A server that ends idle connections must not end this process: the pool replaces them.
  pool.on('error', () => {});
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  let closing: Promise<void> | null = null;
  return {
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}
