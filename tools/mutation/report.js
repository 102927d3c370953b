/**
 * @typedef {object} Mutant what came of a mutant, as setup.ts reports it
 * @property {string} kind transition, guard, action, entry, exit, invoke or delay
 * @property {string} state id of the state with the removed part
 * @property {string} name the removed part, for instance `cart.editing.waiting · page.hidden: without it`
 * @property {('invariant' | 'coverage' | 'path')[]} killedBy the checks that fail; empty for a survivor
 *
 * @typedef {object} Count
 * @property {number} mutants
 * @property {number} stated how many break what the suite states: an invariant, or that all is walked
 * @property {number} recorded how many of the others recordedPath otherwise than the chart was recorded
 *
 * @typedef {{ kind: string, state: string, name: string, reason: string }} Survivor
 *
 * @typedef {Count & { chart: string, kinds: Record<string, Count>, survivors: Survivor[] }} ChartReport
 *
 * @typedef {Count & { kinds: Record<string, Count>, charts: ChartReport[] }} Report of all charts, by name
 *
 * @typedef {object} Reason why a mutant survives
 * @property {string} reason
 * @property {string[]} mutants names of the mutants
 */

/** The minimum share of mutants that must be found. */
export const LEAST_SCORE = 0.95;

/** @param {Count} count @returns {number} the share that is found, from 0 to 1 */
export const scoreOf = ({ mutants, stated, recorded }) =>
  mutants === 0 ? 1 : Math.floor(((stated + recorded) / mutants) * 10_000) / 10_000;

/** @param {Mutant} mutant */
const isStated = ({ killedBy }) => killedBy.includes('invariant') || killedBy.includes('coverage');

/** @param {Mutant[]} mutants @returns {Count} */
const countOf = (mutants) => ({
  mutants: mutants.length,
  stated: mutants.filter(isStated).length,
  recorded: mutants.filter((mutant) => mutant.killedBy.length > 0 && !isStated(mutant)).length,
});

/** @param {Mutant[]} mutants */
const kindsOf = (mutants) => {
  const kinds = [...new Set(mutants.map(({ kind }) => kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => [kind, countOf(mutants.filter((mutant) => mutant.kind === kind))]),
  );
};

/**
 * @param {string} chart
 * @param {Mutant[]} mutants
 * @param {Reason[]} reasons
 * @returns {ChartReport}
 */
export const chartReportOf = (chart, mutants, reasons) => ({
  chart,
  ...countOf(mutants),
  kinds: kindsOf(mutants),
  survivors: mutants
    .filter(({ killedBy }) => killedBy.length === 0)
    .map(({ kind, state, name }) => {
      const known = reasons.find((reason) => reason.mutants.includes(name));
      return { kind, state, name, reason: known?.reason ?? '' };
    }),
});

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
const sumOf = (counts) => ({
  mutants: counts.reduce((sum, { mutants }) => sum + mutants, 0),
  stated: counts.reduce((sum, { stated }) => sum + stated, 0),
  recorded: counts.reduce((sum, { recorded }) => sum + recorded, 0),
});

/**
 * @param {ChartReport[]} charts
 * @returns {Report}
 */
export function reportOf(charts) {
  const kinds = [...new Set(charts.flatMap((chart) => Object.keys(chart.kinds)))].sort();
  return {
    ...sumOf(charts),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, sumOf(charts.flatMap((chart) => chart.kinds[kind] ?? []))]),
    ),
    charts: [...charts].sort((one, other) => (one.chart < other.chart ? -1 : 1)),
  };
}

/** @param {string} mutant its name @returns {string} the chart it was made of */
const chartOf = (mutant) => mutant.split(/[ .]/)[0] ?? '';

/**
 * Problems of a report, in words. Of charts that it does not tell of, no reason is asked for.
 *
 * @param {Report} report
 * @param {Reason[]} reasons
 * @returns {string[]}
 */
export function faultsOf(report, reasons) {
  const score = scoreOf(report);
  const charts = new Set(report.charts.map(({ chart }) => chart));
  const survivors = report.charts.flatMap((chart) => chart.survivors);
  const explained = reasons.flatMap(({ mutants }) => mutants).filter((name) => charts.has(chartOf(name)));
  const unexplained = survivors.filter(({ reason }) => reason === '');
  const idle = explained.filter((mutant) => !survivors.some(({ name }) => name === mutant));
  return [
    ...(score < LEAST_SCORE ? [`The score is ${score}, less than ${LEAST_SCORE}`] : []),
    ...unexplained.map(({ name }) => `Survives without a reason: ${name}`),
    ...idle.map((name) => `A reason for nothing: ${name}`),
  ];
}

/**
 * Reasons that name no mutant of any chart, in words.
 *
 * @param {Reason[]} reasons
 * @param {ReadonlySet<string>} mutants the names of all
 */
export const unknownIn = (reasons, mutants) =>
  reasons
    .flatMap((reason) => reason.mutants)
    .filter((name) => !mutants.has(name))
    .map((name) => `A reason for a mutant that is not there: ${name}`);
