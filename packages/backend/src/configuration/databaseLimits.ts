import { type Environment, wholeNumber } from './environment.ts';

/** How long calls wait for PostgreSQL, and how many connections there are. */
export interface DatabaseLimits {
  readonly connections: number;
  /** Milliseconds for getting a connection and for all work on it together: one query, or one whole transaction. */
  readonly waiting: number;
}

export const defaultLimits: DatabaseLimits = { connections: 12, waiting: 8_000 };

const second = 1_000;

/** `DATABASE_CONNECTIONS` and `DATABASE_WAIT_SECONDS`. */
export const readDatabaseLimits = (environment: Environment): DatabaseLimits => ({
  connections: wholeNumber(environment, 'DATABASE_CONNECTIONS', {
    ...{ least: 2, most: 500 },
    otherwise: defaultLimits.connections,
  }),
  waiting:
    wholeNumber(environment, 'DATABASE_WAIT_SECONDS', {
      ...{ least: 1, most: 300 },
      otherwise: defaultLimits.waiting / second,
    }) * second,
});
