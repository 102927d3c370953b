/** Fails when docs/flows is out of date with the charts of the built core. */
import { differencesOf, filesFor, flowsFolder } from './folder.js';
import { readCharts } from './machines.js';

const charts = await readCharts();
const differences = differencesOf(flowsFolder, await filesFor(charts));
for (const difference of differences) console.error(`docs/flows: ${difference}`);
if (differences.length > 0) console.error('Draw them again by: npm run flows');
console.log(`${charts.length} charts`);
process.exitCode = differences.length > 0 ? 1 : 0;
