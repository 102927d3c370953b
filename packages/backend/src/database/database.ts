import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type * as schema from './schema.ts';

type Schema = typeof schema;

/** Drizzle on either driver, or inside a transaction of one. */
export type Queryable = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface Database {
  readonly db: Queryable;
  /** Ends what runs and gives the data folder free. */
  close(): Promise<void>;
}

export interface DatabaseConfig {
  /** Absolute path; the database is in its folder `database`. */
  readonly dataDir: string;
  /** null: PGlite in the data folder. */
  readonly databaseUrl: string | null;
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws {DataFolderInUseError} when another process works on the data folder.
 */
export const openDatabase = ({ dataDir, databaseUrl }: DatabaseConfig): Promise<Database> =>
  databaseUrl === null ? openPglite(dataDir) : openPostgres(databaseUrl);
