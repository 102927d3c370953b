import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { startVitest } from 'vitest/node';

const LONGEST = 20 * 60_000;
const conditions = ['selvedge-source', 'module', 'development|production'];

/**
 * @typedef {object} Walked what is found out about a chart
 * @property {string} chart
 * @property {string} record its recordedPaths, step by step
 * @property {import('./report.js').Mutant[]} mutants none when it is only recorded
 */

/**
 * Runs the file of every chart's suite; setup.ts takes the suites in place of testing the charts.
 *
 * @param {boolean} mutates whether the mutants of each chart are tried
 * @param {string[]} files parts of the names of test files; empty for all
 * @param {(walked: Walked) => void} tell called as soon as a chart is done
 * @returns {Promise<boolean>} whether all charts succeeded
 */
export async function runCharts(mutates, files, tell) {
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
      setupFiles: [resolve(import.meta.dirname, 'setup.ts')],
      environment: 'node',
      isolate: false,
      maxWorkers: availableParallelism(),
      testNamePattern: '^chart ',
      testTimeout: LONGEST,
      reporters: [
        {
          onTestCaseResult: (test) => {
            const walked = /** @type {Partial<Walked>} */ (test.meta());
            if (walked.record !== undefined) {
              console.log(`${walked.chart} (${((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1)} s)`);
              tell(/** @type {Walked} */ (walked));
            }
            say(test.result().errors ?? []);
          },
          onTestModuleEnd: (module) => say(module.errors()),
          onTestRunEnd: (_, errors) => say(errors),
        },
      ],
      provide: { mutates },
    },
    {
      resolve: { conditions },
      ssr: { noExternal: [/^@selvedge\//], resolve: { conditions, externalConditions: conditions } },
    },
  );
  await vitest.close();
  return !failed;
}
