/** @typedef {import('./report.js').Report} Report */
/** @typedef {import('./report.js').Count} Count */

/** @param {number} part @param {number} whole */
const percent = (part, whole) => `${(whole === 0 ? 100 : (part / whole) * 100).toFixed(1)} %`;

/**
 * @param {string[]} heads
 * @param {(string | number)[][]} rows
 */
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const introduction = `# Mutation

What the suites of the charts notice. Each transition, guard, action, service and delay is taken out of each chart in
turn; what is left walks the chart's recorded paths. A mutant breaks what the suite *states* when an invariant does not
hold any more on a path, or the paths leave a state or a transition out. One that does not, but takes a step otherwise
than the chart was *recorded*, is found by nobody who runs \`npm test\`: a recording tells that something changed, not
what is right. The walks are recorded anew in each run, from the chart as it is; \`<chart>.txt\` shows them step by step:
the event (by the number of its sample), the state it leads to, what changes of the context, and what is run, stopped,
sent or timed. A value too long to show stands as its size and digest.`;

const heads = ['Mutants', 'Break what is stated', 'Stated', 'Only walk otherwise', 'Survive'];

/** @param {Count} count */
const cells = ({ mutants, stated, recorded }) => [
  mutants,
  stated,
  percent(stated, mutants),
  recorded,
  mutants - stated - recorded,
];

/**
 * The report in a sentence, what is stated first.
 *
 * @param {Report} report
 */
export const headline = ({ mutants, stated, recorded }) =>
  `${stated} of ${mutants} mutants break what is stated (${percent(stated, mutants)}); ` +
  `${recorded} more only take another path than recorded (${percent(stated + recorded, mutants)} in all)`;

/** @param {Report} report */
const survivorsOf = ({ charts }) =>
  table(
    ['Survivor', 'Why'],
    charts.flatMap(({ survivors }) =>
      survivors.map(({ name, reason }) => [`\`${name}\``, reason.replaceAll('|', '\\|')]),
    ),
  );

/**
 * The report as a page for people.
 *
 * @param {Report} report
 */
export const pageOf = (report) =>
  `${[
    introduction,
    `**${headline(report)}.**`,
    table(
      ['Taken out', ...heads],
      Object.entries(report.kinds).map(([kind, count]) => [kind, ...cells(count)]),
    ),
    '## Charts',
    table(
      ['Chart', ...heads],
      report.charts.map((chart) => [`[${chart.chart}](${chart.chart}.txt)`, ...cells(chart)]),
    ),
    '## Survivors',
    survivorsOf(report),
  ].join('\n\n')}\n`;
