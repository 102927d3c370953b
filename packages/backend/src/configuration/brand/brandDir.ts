import { resolve } from 'node:path';
import { type Environment, text } from '../environment.ts';
import { type Brand, readBrandFolder } from './brand.ts';

/** `BRAND_DIR`: the folder with the look of the house; without it the portal has its own. */
export function readBrandDir(environment: Environment): Brand {
  const folder = text(environment, 'BRAND_DIR');
  return readBrandFolder(folder === null ? null : resolve(folder));
}
