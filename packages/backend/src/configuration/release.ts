import { resolve } from 'node:path';
import { OLDEST_RELEASE } from '@selvedge/core/contract';
import { type Environment, text, wholeNumber } from './environment.ts';

/** A folder that all instances share. */
export const readPagePartsDir = (environment: Environment): string | null => {
  const folder = text(environment, 'PAGE_PARTS_DIR');
  return folder === null ? null : resolve(folder);
};

/** The release before this one, unless its pages are not to be used any more. */
export const readOldestRelease = (environment: Environment): number =>
  wholeNumber(environment, 'OLDEST_RELEASE', { least: 1, most: 999_999, otherwise: OLDEST_RELEASE });
