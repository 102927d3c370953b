import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DatabaseLimits } from '../configuration/databaseLimits.ts';

/** Drizzle on either driver, or within one of its transactions. */
export type Queryable = PgDatabase<PgQueryResultHKT>;

/** The connections of a pool at this moment. */
export interface PoolUse {
  /** `calls`: of everything that somebody waits for; `imports`: of work without a time limit. */
  readonly pool: 'calls' | 'imports';
  readonly inUse: number;
  readonly idle: number;
  /** How much work waits for a connection. */
  readonly waiting: number;
  readonly most: number;
}

export interface Database {
  readonly db: Queryable;
  /** Runs `work` once, in one transaction; see `inTransaction`. */
  transact<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** The same without a time limit, for work for which nobody waits in a page. In a process one after another. */
  transactLong<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** None for PGlite, which has no connections. */
  pools(): readonly PoolUse[];
  /**
   * Copies the files of the built-in database to a folder that does not exist yet, as they are at one moment: whatever
   * was acknowledged before is in them, and calls wait meanwhile. null for PostgreSQL, which has tools of its own.
   */
  readonly copyFiles: ((folder: string) => Promise<void>) | null;
  /** Ends running work and releases the data folder. */
  close(): Promise<void>;
}

export interface DatabaseConfig {
  /** Absolute path; the database lives in its subfolder `database`. */
  readonly dataDir: string;
  /** null: PGlite in the data folder. */
  readonly databaseUrl: string | null;
  /** For PostgreSQL only. PGlite runs in this process and has no time limit. */
  readonly databaseLimits?: DatabaseLimits;
}

/** How a database is opened, with hooks. */
export interface Opening {
  /** The schema stays as it is, for reading it with the tools of another version. */
  readonly asItIs?: boolean;
  /** Creates what must exist before the first call, such as demo data. No time limit applies. */
  readonly prepare?: (database: Database) => Promise<void>;
  /**
   * Called once per outage, however many connections it ends, and once when it is over. `busy` is not an outage:
   * the database responds, but calls waited too long. It is reported once, until no call waits any more. `unkept` is
   * none either: statements are not kept, because a pooler stands between.
   */
  readonly onOutage?: (state: 'away' | 'back' | 'busy' | 'unkept', error?: unknown) => void;
}
