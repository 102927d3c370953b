import { resolve } from 'node:path';

/** Folder of the pages that `npm run docs` writes; ignored by git. */
export const generated = resolve(import.meta.dirname, '../../docs/generated');
