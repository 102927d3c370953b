/** Fails when the dashboard loads what it does not need. How much it loads is measured by size-limit. */
import { readChunks } from './chunks.js';
import { dashboardChunks, excessOfDashboard } from './dashboard.js';

const chunks = readChunks();
const faults = excessOfDashboard(chunks);
for (const fault of faults) console.error(fault);
console.log(
  `The dashboard loads ${dashboardChunks(chunks)
    .map(({ file }) => file)
    .join(', ')}`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
