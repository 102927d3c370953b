/** How long calls wait for PostgreSQL, and by how many connections. Milliseconds. */
export interface DatabaseLimits {
  readonly connections: number;
  /** For a connection: a new one, or one that others have. */
  readonly connecting: number;
  /** For everything that is asked on it: a query, or a transaction as a whole. */
  readonly answering: number;
}

/** A call that meets a database in trouble is answered after 8 s at the latest. */
export const defaultLimits: DatabaseLimits = { connections: 12, connecting: 3_000, answering: 5_000 };
