/** How long calls wait for PostgreSQL, and by how many connections. */
export interface DatabaseLimits {
  readonly connections: number;
  /** For a connection and for everything that is asked on it, a query or a transaction as a whole, together. Milliseconds. */
  readonly waiting: number;
}

export const defaultLimits: DatabaseLimits = { connections: 12, waiting: 8_000 };
