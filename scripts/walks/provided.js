import { readRecords, readReport } from './folder.js';

/**
 * What a run of the tests hands to the suites of the charts.
 *
 * @template {'test' | 'record' | 'mutate'} Purpose
 * @param {Purpose} purpose what is done with them
 */
export const provided = (purpose) => ({
  purpose,
  records: readRecords(),
  digests: Object.fromEntries(readReport().charts.map(({ chart, digest }) => [chart, digest])),
});
