import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { provided } from './provided.js';

const LONGEST = 20 * 60_000;

/**
 * Runs the suite of every chart with another purpose than testing.
 *
 * @param {'record' | 'mutate'} purpose
 * @param {string[]} files parts of the names of test files; empty for all
 * @param {(chart: string, outcome: unknown) => void} tell called as soon as a chart has an outcome
 * @returns {Promise<boolean>} whether all charts succeeded
 */
export async function runCharts(purpose, files, tell) {
  let failed = false;
  /** @param {readonly { message: string, stack?: string }[]} errors */
  const say = (errors) => {
    for (const { message, stack } of errors) console.error(stack ?? message);
    failed ||= errors.length > 0;
  };
  const vitest = await startVitest(
    'test',
    files,
    {
      config: false,
      root: resolve(import.meta.dirname, '../..'),
      run: true,
      watch: false,
      include: ['packages/core/src/**/*.chart.test.ts'],
      environment: 'node',
      isolate: false,
      maxWorkers: availableParallelism(),
      testNamePattern: '^chart ',
      testTimeout: LONGEST,
      reporters: [
        {
          onTestCaseResult: (test) => {
            const { chart, outcome } = /** @type {{ chart?: string, outcome?: unknown }} */ (test.meta());
            if (chart !== undefined && outcome !== undefined) {
              console.log(`${chart} (${((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1)} s)`);
              tell(chart, outcome);
            }
            say(test.result().errors ?? []);
          },
          onTestModuleEnd: (module) => say(module.errors()),
          onTestRunEnd: (_, errors) => say(errors),
        },
      ],
      provide: { charts: provided(purpose) },
    },
    { resolve: { conditions: ['selvedge-source', 'module', 'browser', 'development|production'] } },
  );
  await vitest.close();
  return !failed;
}
