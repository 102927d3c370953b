/** Writes docs/requirements.md from the titles of all tests. */
import { writeFileSync } from 'node:fs';
import { page, readProofs } from './project.js';
import { readGroups, readHazards } from './rows.js';
import { pageOf } from './table.js';

writeFileSync(page, pageOf([...readGroups(), ...readHazards()], readProofs()));
