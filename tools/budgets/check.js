/** Fails when the page has code that is no part of the product, or loads code early that it does not need yet. size-limit measures the sizes. */
import { readChunks } from './chunks.js';
import { dashboardChunks, excessOfDashboard } from './dashboard.js';
import { excessOfKiosk, kioskRecord } from './kiosk.js';
import { excessOfList, listChunks } from './list.js';
import { excessOfPage } from './page.js';

const chunks = readChunks();
const faults = [
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
