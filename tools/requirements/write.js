/** Writes docs/generated/requirements.md from the titles of all tests: `npm run requirements`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from '../docs/folder.js';
import { readProofs } from './project.js';
import { readGroups, readHazards } from './rows.js';
import { pageOf } from './table.js';

mkdirSync(generated, { recursive: true });
writeFileSync(join(generated, 'requirements.md'), pageOf([...readGroups(), ...readHazards()], readProofs()));
