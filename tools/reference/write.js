/** Writes docs/generated/api from the declarations of the built core. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceFiles, referenceFolder } from './reference.js';

rmSync(referenceFolder, { recursive: true, force: true });
mkdirSync(referenceFolder, { recursive: true });
for (const [name, text] of referenceFiles()) writeFileSync(join(referenceFolder, name), text);
