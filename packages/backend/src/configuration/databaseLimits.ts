import { type DatabaseLimits, defaultLimits } from '../database/limits.ts';
import { type Environment, wholeNumber } from './environment.ts';

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
