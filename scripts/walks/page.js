/** @typedef {import('./report.js').Report} Report */

/** @param {number} score */
const percent = (score) => `${(score * 100).toFixed(1)} %`;

/**
 * @param {string[]} heads
 * @param {(string | number)[][]} rows
 */
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const introduction = `# Walks

What every chart of the core does, recorded: \`<chart>.txt\` holds long walks through it, step by step: the event
(by the number of its sample), the state it leads to, what changes of the context, and what is run, stopped, told or
timed. \`npm test\` takes the recorded events again and compares; a change that is meant is accepted by
\`npm run walks\`, and shows as a difference of these files. A value too long to show stands as its size and digest.

A suite is worth what it notices. \`npm run mutation\` takes each transition, guard, action, service and delay out of
each chart in turn and holds the checks of the chart's suite against what is left: the recorded walks, the coverage
of states and transitions, and what must always hold. Invariants are looked at along the walk that differs first, and
along all of them where none does. What no check notices survives. \`mutation.json\` is the same for programs; \`npm test\` fails when it does not fit the
charts.`;

/** @param {Report} report */
const kindsOf = ({ kinds }) =>
  table(
    ['Taken out', 'Mutants', 'Noticed', 'Score'],
    Object.entries(kinds).map(([kind, { mutants, killed }]) => [
      kind,
      mutants,
      killed,
      percent(killed / mutants),
    ]),
  );

/** @param {Report} report */
const chartsOf = ({ charts }) =>
  table(
    ['Chart', 'Mutants', 'Noticed', 'Score', 'By a walk', 'By coverage alone', 'By an invariant'],
    charts.map(({ chart, mutants, killed, score, walk, coverage, invariant }) => [
      `[${chart}](${chart}.txt)`,
      mutants,
      killed,
      percent(score),
      walk,
      coverage,
      invariant,
    ]),
  );

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
    `**${report.killed} of ${report.mutants} mutants are noticed: ${percent(report.score)}.**`,
    kindsOf(report),
    '## Charts',
    chartsOf(report),
    '## Survivors',
    survivorsOf(report),
  ].join('\n\n')}\n`;
