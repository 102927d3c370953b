/**
 * Why some mutants survive: what was taken out makes no difference in any situation the chart can come into.
 *
 * @type {import('./report.js').Reason[]}
 */
export const reasons = [];
