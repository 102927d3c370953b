import { type DatabaseLimits, defaultLimits } from '../database/limits.ts';
import { type Environment, wholeNumber } from './environment.ts';

const second = 1_000;

const seconds = (environment: Environment, key: string, otherwise: number): number =>
  wholeNumber(environment, key, { least: 1, most: 300, otherwise: otherwise / second }) * second;

/** `DATABASE_CONNECTIONS`, `DATABASE_CONNECT_SECONDS` and `DATABASE_ANSWER_SECONDS`. */
export const readDatabaseLimits = (environment: Environment): DatabaseLimits => ({
  connections: wholeNumber(environment, 'DATABASE_CONNECTIONS', {
    ...{ least: 2, most: 500 },
    otherwise: defaultLimits.connections,
  }),
  connecting: seconds(environment, 'DATABASE_CONNECT_SECONDS', defaultLimits.connecting),
  answering: seconds(environment, 'DATABASE_ANSWER_SECONDS', defaultLimits.answering),
});
