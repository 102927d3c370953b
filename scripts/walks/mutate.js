/** Takes each part of each chart out in turn and writes down what the suites notice: `npm run mutation`. */
import { runCharts } from './charts.js';
import { writeReport } from './folder.js';
import { pageOf } from './page.js';
import { faultsOf, reportOf } from './report.js';
import { reasons } from './survivors.js';

/** @type {Map<string, import('./report.js').Outcome>} */
const outcomes = new Map();
const succeeded = await runCharts('mutate', [], (chart, outcome) => {
  outcomes.set(chart, /** @type {import('./report.js').Outcome} */ (outcome));
});
if (!succeeded) process.exit(1);
const report = reportOf(outcomes, reasons);
writeReport(report, pageOf(report));
const faults = faultsOf(report, reasons);
for (const fault of faults) console.error(fault);
console.log(
  `${report.killed} of ${report.mutants} mutants are noticed: ${(report.score * 100).toFixed(2)} %`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
