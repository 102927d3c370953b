/** Fails when an implemented requirement has no test, or when docs/requirements.md is out of date. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { built, page, readProofs } from './project.js';
import { readGroups, readHazards } from './rows.js';
import { gapsOf, pageOf, undecided } from './table.js';

const groups = [...readGroups(), ...readHazards()];
const proofs = readProofs();
const { faults, open } = gapsOf(groups, proofs, built);
const listed = existsSync(page) ? readFileSync(page, 'utf8') : '';
if (listed !== pageOf(groups, proofs)) {
  faults.push('docs/requirements.md is out of date. Write it again by: npm run requirements');
}
const decisions = resolve(page, '../decisions');
faults.push(
  ...undecided(groups, (file) => {
    const path = resolve(decisions, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }),
);
for (const fault of faults) console.error(fault);
if (open.length > 0) console.log(`No title of a test begins with ${open.join(', ')}`);
process.exitCode = faults.length > 0 ? 1 : 0;
