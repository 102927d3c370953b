import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} broken titles of failed tests
 */

/**
 * Reads the counts from a test runner's report. A runner that failed without a failed test (a crash, an error
 * outside of any test) or left no report counts as one failure, so that a failed step never has zero failures.
 *
 * @param {string | undefined} report path of the JSON report of Vitest or Playwright; without one the step counts
 * as one test
 * @param {boolean} succeeded whether the step's commands succeeded
 * @returns {Tally}
 */
export function tallyOf(report, succeeded) {
  const counts = report ? readCounts(report) : undefined;
  if (!counts) {
    const itself = succeeded && !report;
    return { passed: itself ? 1 : 0, failed: itself ? 0 : 1, broken: [] };
  }
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
    return {
      passed: content.numPassedTests,
      failed: content.numFailedTests,
      broken: (content.testResults ?? []).flatMap(failedIn),
    };
  }
  if (content.stats) {
    const { expected, unexpected } = content.stats;
    return { passed: expected, failed: unexpected, broken: (content.suites ?? []).flatMap(failedOf) };
  }
  return undefined;
}

/**
 * @typedef {object} Suite Playwright's report for a file, and for each `describe` in it
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { status: string }[] }[]} [specs]
 */

/**
 * @param {Suite} suite
 * @returns {string[]} the titles of its tests that failed
 */
function failedOf({ title, suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  const inner = [...own.map((spec) => spec.title), ...suites.flatMap(failedOf)];
  return inner.map((name) => `${title} › ${name}`);
}

/**
 * @param {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} file Vitest's
 * report of a file, which fails as a whole when it cannot be loaded
 * @returns {string[]}
 */
function failedIn({ name, status, assertionResults }) {
  const file = relative(process.cwd(), name);
  const own = assertionResults.filter((test) => test.status === 'failed');
  if (own.length === 0) return status === 'failed' ? [file] : [];
  return own.map(({ fullName }) => `${file} › ${fullName}`);
}

/** @param {Tally[]} tallies */
export function sum(tallies) {
  /** @type {Tally} */
  const total = { passed: 0, failed: 0, broken: [] };
  for (const { passed, failed, broken } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.broken.push(...broken);
  }
  return total;
}

/**
 * The tests that failed, once more at the end, where a long output is read first; undefined if there are none.
 *
 * @param {string[]} broken
 * @returns {string | undefined}
 */
export const reportBroken = (broken) =>
  broken.length === 0 ? undefined : ['These failed:', ...broken.map((title) => `  ${title}`)].join('\n');
