import { existsSync, readFileSync } from 'node:fs';

/** @typedef {import('@selvedge/atlas/data').Mutation} Mutation */
/** @typedef {{ charts: (Mutation & { chart: string })[] }} Report as `npm run mutation` writes it */

/**
 * @param {string} file
 * @returns {Map<string, Mutation>} by chart
 */
export function readMutations(file) {
  if (!existsSync(file)) return new Map();
  /** @type {Report} */
  const { charts } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    charts.map(({ chart, mutants, stated, recorded, survivors }) => [
      chart,
      { mutants, stated, recorded, survivors },
    ]),
  );
}
