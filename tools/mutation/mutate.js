/**
 * Records the paths of every chart, then takes each part out of it in turn and finds out what notices: `npm run
 * mutation`, or for some charts: `npm run mutation -- cart`.
 */
import { runCharts } from './charts.js';
import { keepRecords, readCharts, writeRecord, writeReport } from './folder.js';
import { headline, pageOf } from './page.js';
import { chartReportOf, faultsOf, reportOf } from './report.js';
import { reasons } from './survivors.js';

const files = process.argv.slice(2);
/** @type {Map<string, import('./report.js').ChartReport>} */
const charts = new Map(files.length > 0 ? readCharts().map((chart) => [chart.chart, chart]) : []);
const succeeded = await runCharts(true, files, ({ chart, record, mutants }) => {
  writeRecord(chart, record);
  charts.set(chart, chartReportOf(chart, mutants, reasons));
});
if (!succeeded) process.exit(1);
if (files.length === 0) keepRecords([...charts.keys()]);
const report = reportOf([...charts.values()]);
writeReport(report, pageOf(report));
const faults = faultsOf(report, reasons);
for (const fault of faults) console.error(fault);
console.log(headline(report));
process.exitCode = faults.length > 0 ? 1 : 0;
