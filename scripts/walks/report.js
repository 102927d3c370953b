/**
 * The result of a chart's mutants, as its suite reports it.
 *
 * @typedef {object} Outcome
 * @property {string} digest of what the outcome depends on: the mutants, the walks, the invariants
 * @property {Mutant[]} mutants
 *
 * @typedef {object} Mutant
 * @property {string} kind transition, guard, action, entry, exit, invoke or delay
 * @property {string} state id of the state with the removed part
 * @property {string} name the removed part, for instance `cart.editing.waiting · page.hidden: without it`
 * @property {('walk' | 'coverage' | 'invariant')[]} killedBy the checks that fail; empty for a survivor
 *
 * @typedef {object} Count
 * @property {number} mutants
 * @property {number} killed
 *
 * @typedef {Count & { walk: number, coverage: number, invariant: number }} Kills how many mutants each check finds
 *
 * @typedef {{ kind: string, state: string, name: string, reason: string }} Survivor
 *
 * @typedef {Kills & { chart: string, digest: string, score: number, kinds: Record<string, Count>, survivors: Survivor[] }} ChartReport
 *
 * @typedef {object} Report docs/walks/mutation.json
 * @property {number} mutants
 * @property {number} killed
 * @property {number} score from 0 to 1
 * @property {Record<string, Count>} kinds by the kind of the removed part
 * @property {ChartReport[]} charts by name
 *
 * @typedef {object} Reason why a mutant survives
 * @property {string} reason
 * @property {string[]} mutants names of the mutants
 */

/** The minimum share of mutants that must be found. */
export const LEAST_SCORE = 0.95;

/** @param {Count} count */
const scoreOf = ({ mutants, killed }) =>
  mutants === 0 ? 1 : Math.floor((killed / mutants) * 10_000) / 10_000;

/** @param {Mutant[]} mutants */
const countOf = (mutants) => ({
  mutants: mutants.length,
  killed: mutants.filter(({ killedBy }) => killedBy.length > 0).length,
});

/**
 * @param {Mutant[]} mutants
 * @param {'walk' | 'coverage' | 'invariant'} check
 */
const foundBy = (mutants, check) => mutants.filter(({ killedBy }) => killedBy.includes(check)).length;

/** @param {Mutant[]} mutants */
const kindsOf = (mutants) => {
  const kinds = [...new Set(mutants.map(({ kind }) => kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => [kind, countOf(mutants.filter((mutant) => mutant.kind === kind))]),
  );
};

/**
 * @param {string} chart
 * @param {Outcome} outcome
 * @param {Reason[]} reasons
 * @returns {ChartReport}
 */
export const chartReportOf = (chart, { digest, mutants }, reasons) => ({
  chart,
  digest,
  score: scoreOf(countOf(mutants)),
  ...countOf(mutants),
  kinds: kindsOf(mutants),
  walk: foundBy(mutants, 'walk'),
  coverage: foundBy(mutants, 'coverage'),
  invariant: foundBy(mutants, 'invariant'),
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
  killed: counts.reduce((sum, { killed }) => sum + killed, 0),
});

/**
 * @param {ChartReport[]} charts
 * @returns {Report}
 */
export function reportOf(charts) {
  const kinds = [...new Set(charts.flatMap((chart) => Object.keys(chart.kinds)))].sort();
  const total = sumOf(charts);
  return {
    score: scoreOf(total),
    ...total,
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, sumOf(charts.flatMap((chart) => chart.kinds[kind] ?? []))]),
    ),
    charts: [...charts].sort((one, other) => (one.chart < other.chart ? -1 : 1)),
  };
}

/**
 * Problems of a report, in words.
 *
 * @param {Report} report
 * @param {Reason[]} reasons
 * @returns {string[]}
 */
export function faultsOf(report, reasons) {
  const survivors = report.charts.flatMap((chart) => chart.survivors);
  const explained = reasons.flatMap(({ mutants }) => mutants);
  const unexplained = survivors.filter(({ reason }) => reason === '');
  const idle = explained.filter((mutant) => !survivors.some(({ name }) => name === mutant));
  return [
    ...(report.score < LEAST_SCORE ? [`The score is ${report.score}, less than ${LEAST_SCORE}`] : []),
    ...unexplained.map(({ name }) => `Survives without a reason: ${name}`),
    ...idle.map((name) => `A reason for nothing: ${name}`),
  ];
}
