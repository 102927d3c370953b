import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sum, tallyOf } from './tally.js';

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
    expect(tallyOf(vitest, false)).toEqual({ passed: 7, failed: 2 });
    const playwright = report({ stats: { expected: 4, flaky: 1, unexpected: 3, skipped: 0 } });
    expect(tallyOf(playwright, false)).toEqual({ passed: 5, failed: 3 });
  });

  it('is never without a failure when the step failed', () => {
    expect(tallyOf(report({ numPassedTests: 7, numFailedTests: 0 }), false)).toEqual({
      passed: 7,
      failed: 1,
    });
    expect(tallyOf(report('{ "numPassed'), false)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOf(join(folder, 'missing.json'), false)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOf(join(folder, 'missing.json'), true)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOf(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('is one for a step without tests of its own', () => {
    expect(tallyOf(undefined, true)).toEqual({ passed: 1, failed: 0 });
  });
});

it('adds up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
