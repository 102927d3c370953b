import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 */

/**
 * Reads the counts a test runner left behind. A runner that failed without a failed test (a crash, an error
 * outside of any test) or left no report counts as one failure, so that no red step ever adds up to zero.
 *
 * @param {string | undefined} report path of the JSON report of Vitest or Playwright; without one the step itself counts
 * @param {boolean} succeeded whether the step's commands ended well
 * @returns {Tally}
 */
export function tallyOf(report, succeeded) {
  const counts = report ? readCounts(report) : undefined;
  if (!counts) return succeeded && !report ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return succeeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/**
 * @param {string} report
 * @returns {Tally | undefined}
 */
function readCounts(report) {
  let content;
  try {
    content = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
  if (typeof content.numPassedTests === 'number') {
    return { passed: content.numPassedTests, failed: content.numFailedTests };
  }
  if (content.stats) {
    return { passed: content.stats.expected + content.stats.flaky, failed: content.stats.unexpected };
  }
  return undefined;
}

/** @param {Tally[]} tallies */
export function sum(tallies) {
  const total = { passed: 0, failed: 0 };
  for (const { passed, failed } of tallies) {
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
