import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type DatabaseLimits, defaultLimits } from './limits.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Drizzle on either driver, or inside a transaction of one. */
export type Queryable = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Queryable;
  /** Runs `work` in one transaction, once; see `inTransaction`. */
  transact<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Ends what runs and gives the data folder free. */
  close(): Promise<void>;
}

export interface DatabaseConfig {
  /** Absolute path; the database is in its folder `database`. */
  readonly dataDir: string;
  /** null: PGlite in the data folder. */
  readonly databaseUrl: string | null;
  /** Of PostgreSQL; PGlite is in this process and is waited for. */
  readonly databaseLimits?: DatabaseLimits;
}

/** What is done with a database while it is opened. */
export interface Opening {
  /** What has to be there before the first call, such as demo data. It may take its time: no limit holds for it. */
  readonly prepare?: (database: Database) => Promise<void>;
  /**
   * Is told once of an outage, however many connections it ends, and once of its end. `busy` is no outage: calls waited
   * too long although the database answers; told once until nobody waits any more.
   */
  readonly onOutage?: (state: 'away' | 'back' | 'busy', error?: unknown) => void;
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws {DataFolderInUseError} when another process works on the data folder.
 */
export function openDatabase(
  { dataDir, databaseUrl, databaseLimits = defaultLimits }: DatabaseConfig,
  opening: Opening = {},
): Promise<Database> {
  return databaseUrl === null
    ? openPglite(dataDir, opening)
    : openPostgres(databaseUrl, databaseLimits, opening);
}
