/** Writes docs/data.md from the declarations of the kinds. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataPage } from './dataPage.ts';

writeFileSync(resolve(import.meta.dirname, '../../../../docs/data.md'), dataPage());
