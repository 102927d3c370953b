import { type Environment, wholeNumber } from './environment.ts';

/** `DRAIN_SECONDS`: how long a portal that was told to end goes on answering while `/readyz` says 503. */
export const readDrainSeconds = (environment: Environment): number =>
  wholeNumber(environment, 'DRAIN_SECONDS', { least: 0, most: 120, otherwise: 0 });
