/** Fails when an implemented requirement has no test, or a row names a decision that is not there. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { built, decisions, readProofs } from './project.js';
import { readGroups, readHazards } from './rows.js';
import { gapsOf, undecided } from './table.js';

const groups = [...readGroups(), ...readHazards()];
const { faults, open } = gapsOf(groups, readProofs(), built);
faults.push(
  ...undecided(groups, (file) => {
    const path = resolve(decisions, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }),
);
for (const fault of faults) console.error(fault);
if (open.length > 0) console.log(`No title of a test begins with ${open.join(', ')}`);
console.log(`${groups.reduce((sum, { rows }) => sum + rows.length, 0)} rows, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
