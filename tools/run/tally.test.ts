import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportBroken, sum, tallyOf } from './tally.js';

describe('the count of a step', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selvedge-tally-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const report = (content: unknown) => {
    const path = join(folder, 'report.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };

  it('is the count of its tests', () => {
    const vitest = report({ numPassedTests: 7, numFailedTests: 2 });
    expect(tallyOf(vitest, false)).toEqual({ passed: 7, failed: 2, broken: [] });
    const playwright = report({ stats: { expected: 4, flaky: 0, unexpected: 3, skipped: 0 } });
    expect(tallyOf(playwright, false)).toEqual({ passed: 4, failed: 3, broken: [] });
  });

  it('names each test that failed, of either runner, and a file that could not be loaded', () => {
    const result = (fullName: string, status: string) => ({ fullName, status });
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [result('one', 'failed'), result('two', 'passed')],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [result('three', 'passed')] },
    ];
    expect(tallyOf(report({ numPassedTests: 2, numFailedTests: 1, testResults }), false).broken).toEqual([
      'a.test.ts › one',
      'b.test.ts',
    ]);
    const specs = [{ title: 'opens', tests: [{ status: 'unexpected' }] }];
    const stats = { expected: 0, flaky: 0, unexpected: 1, skipped: 0 };
    const suites = [{ title: 'screens.spec.ts', specs }];
    expect(tallyOf(report({ stats, suites }), false).broken).toEqual(['screens.spec.ts › opens']);
  });

  it('is never without a failure when the step failed', () => {
    expect(tallyOf(report({ numPassedTests: 7, numFailedTests: 0 }), false)).toEqual({
      passed: 7,
      failed: 1,
      broken: [],
    });
    expect(tallyOf(report('{ "numPassed'), false)).toEqual({
      passed: 0,
      failed: 1,
      broken: [],
    });
    expect(tallyOf(join(folder, 'missing.json'), false)).toEqual({
      passed: 0,
      failed: 1,
      broken: [],
    });
    expect(tallyOf(join(folder, 'missing.json'), true)).toEqual({
      passed: 0,
      failed: 1,
      broken: [],
    });
    expect(tallyOf(undefined, false)).toEqual({ passed: 0, failed: 1, broken: [] });
  });

  it('is one for a step without tests of its own', () => {
    expect(tallyOf(undefined, true)).toEqual({ passed: 1, failed: 0, broken: [] });
  });
});

it('adds up', () => {
  expect(
    sum([
      { passed: 1, failed: 0, broken: [] },
      { passed: 2, failed: 3, broken: ['c'] },
      { passed: 1, failed: 1, broken: ['d'] },
    ]),
  ).toEqual({ passed: 4, failed: 4, broken: ['c', 'd'] });
});

it('names what failed once more at the end', () => {
  expect(reportBroken([])).toBeUndefined();
  expect(reportBroken(['a › b', 'c'])).toBe('These failed:\n  a › b\n  c');
});
