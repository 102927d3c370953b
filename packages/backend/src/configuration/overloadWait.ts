import { type Environment, text, wholeNumber } from './environment.ts';

/** As long as a page lets a call wait before it says so. */
const DEFAULT_WAIT = 500;

/** `OVERLOAD_WAIT_MS`: how long calls may wait before further ones are turned away, ms; null: none ever is. */
export const readOverloadWait = (environment: Environment): number | null =>
  text(environment, 'OVERLOAD_WAIT_MS') === 'off'
    ? null
    : wholeNumber(environment, 'OVERLOAD_WAIT_MS', { least: 50, most: 60_000, otherwise: DEFAULT_WAIT });
