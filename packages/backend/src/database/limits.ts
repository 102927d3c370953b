/** How long calls wait for PostgreSQL, and how many connections there are. */
export interface DatabaseLimits {
  readonly connections: number;
  /** Milliseconds for getting a connection and for all work on it together: one query, or one whole transaction. */
  readonly waiting: number;
}

export const defaultLimits: DatabaseLimits = { connections: 12, waiting: 8_000 };
