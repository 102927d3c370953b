/** Records the walks of every chart in docs/generated/walks: `npm run walks`, or of some: `npm run walks -- cart`. */
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
console.log(`The walks of ${charts.length} charts are recorded in docs/generated/walks`);
process.exitCode = succeeded ? 0 : 1;
