/** Records the walks of every chart in docs/walks: `npm run walks`, or of some charts: `npm run walks -- cart`. */
import { runCharts } from './charts.js';
import { keepRecords, writeRecord } from './folder.js';

const files = process.argv.slice(2);
/** @type {string[]} */
const charts = [];
const succeeded = await runCharts('record', files, (chart, record) => {
  charts.push(chart);
  writeRecord(chart, String(record));
});
if (succeeded && files.length === 0) keepRecords(charts);
console.log(`The walks of ${charts.length} charts are recorded in docs/walks. Then: npm run mutation`);
process.exitCode = succeeded ? 0 : 1;
