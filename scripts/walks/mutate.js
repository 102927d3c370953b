/**
 * Removes each part of each chart in turn and records whether the suites notice: `npm run mutation`, or for some
 * charts: `npm run mutation -- cart`.
 */
import { runCharts } from './charts.js';
import { readReport, writeReport } from './folder.js';
import { pageOf } from './page.js';
import { chartReportOf, faultsOf, reportOf } from './report.js';
import { reasons } from './survivors.js';

const files = process.argv.slice(2);
/** @type {Map<string, import('./report.js').ChartReport>} */
const charts = new Map(files.length > 0 ? readReport().charts.map((chart) => [chart.chart, chart]) : []);
const succeeded = await runCharts('mutate', files, (chart, outcome) => {
  const found = /** @type {import('./report.js').Outcome} */ (outcome);
  charts.set(chart, chartReportOf(chart, found, reasons));
});
if (!succeeded) process.exit(1);
const report = reportOf([...charts.values()]);
writeReport(report, pageOf(report));
const faults = faultsOf(report, reasons);
for (const fault of faults) console.error(fault);
console.log(
  `${report.killed} of ${report.mutants} mutants are noticed: ${(report.score * 100).toFixed(2)} %`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
