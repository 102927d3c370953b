/** Records the paths of every chart in docs/generated/paths: `npm run paths`, or of some: `npm run paths -- cart`. */
import { runCharts } from './charts.js';
import { keepRecords, writeRecord } from './folder.js';

const files = process.argv.slice(2);
/** @type {string[]} */
const charts = [];
const succeeded = await runCharts(false, files, ({ chart, record }) => {
  charts.push(chart);
  writeRecord(chart, record);
});
if (succeeded && files.length === 0) keepRecords(charts);
console.log(`The walks of ${charts.length} charts are recorded in docs/generated/paths`);
process.exitCode = succeeded ? 0 : 1;
