/** Writes docs/contract.md from the contract and the conformance suite. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contractPage } from './contractPage.ts';

writeFileSync(resolve(import.meta.dirname, '../../docs/contract.md'), contractPage());
