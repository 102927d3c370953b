/** Fails when the page has code that is no part of the product, or loads code early that it does not need yet, or has words that are loaded later. size-limit measures the sizes. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCatalogue } from '../messages/catalogue.js';
import { readChunks } from './chunks.js';
import { dashboardChunks, excessOfDashboard } from './dashboard.js';
import { excessOfKiosk, kioskRecord } from './kiosk.js';
import { excessOfList, listChunks } from './list.js';
import { excessOfPage } from './page.js';
import { wordsNotLoaded } from './words.js';

const chunks = readChunks();
const root = resolve(import.meta.dirname, '../..');
const read = (/** @type {string} */ path) => readFileSync(resolve(root, path), 'utf8');
const ids = ['web', 'core'].flatMap((name) =>
  Object.keys(readCatalogue(resolve(root, 'packages', name, 'messages')).texts.en ?? {}),
);
const faults = [
  ...wordsNotLoaded(dashboardChunks(chunks), ['portal', 'overlays'], ids, read),
  ...wordsNotLoaded(listChunks(chunks), ['portal', 'overlays', 'ordering'], ids, read),
  ...excessOfDashboard(chunks),
  ...excessOfList(chunks),
  ...excessOfPage(chunks),
  ...excessOfKiosk(readChunks(kioskRecord)),
];
for (const fault of faults) console.error(fault);
const named = (/** @type {import('./chunks.js').Chunk[]} */ some) => some.map(({ file }) => file).join(', ');
console.log(`The dashboard loads ${named(dashboardChunks(chunks))}`);
console.log(`The list of styles loads ${named(listChunks(chunks))}`);
process.exitCode = faults.length > 0 ? 1 : 0;
