import { resolve } from 'node:path';
import { type Environment, text } from '../environment.ts';
import { type Brand, readBrandFolder } from './brand.ts';

/**
 * `BRAND_DIR`: the folder with the look of the house; without it the portal has its own.
 *
 * @param demo whether the brands of the demonstration's house are shown in the portal's own look
 */
export function readBrandDir(environment: Environment, demo: boolean): Brand {
  const folder = text(environment, 'BRAND_DIR');
  if (folder !== null) return readBrandFolder(resolve(folder));
  const own = readBrandFolder(null);
  return demo ? own : { ...own, brands: [] };
}
