/** Fails when the dashboard or the list of styles loads code that it does not need. size-limit measures the sizes. */
import { readChunks } from './chunks.js';
import { dashboardChunks, excessOfDashboard } from './dashboard.js';
import { excessOfKiosk, kioskRecord } from './kiosk.js';
import { excessOfList, listChunks } from './list.js';

const chunks = readChunks();
const faults = [
  ...excessOfDashboard(chunks),
  ...excessOfList(chunks),
  ...excessOfKiosk(readChunks(kioskRecord)),
];
for (const fault of faults) console.error(fault);
const named = (/** @type {import('./chunks.js').Chunk[]} */ some) => some.map(({ file }) => file).join(', ');
console.log(`The dashboard loads ${named(dashboardChunks(chunks))}`);
console.log(`The list of styles loads ${named(listChunks(chunks))}`);
process.exitCode = faults.length > 0 ? 1 : 0;
