import { readRecords, readReport } from './folder.js';

/**
 * What a test run provides to the suites of the charts.
 *
 * @template {'test' | 'record' | 'mutate'} Purpose
 * @param {Purpose} purpose the purpose of the run
 */
export const provided = (purpose) => ({
  purpose,
  records: readRecords(),
  digests: Object.fromEntries(readReport().charts.map(({ chart, digest }) => [chart, digest])),
});
