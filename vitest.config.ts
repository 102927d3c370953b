import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defaultExclude, defineConfig } from 'vitest/config';

/** Workspace packages are taken from their TypeScript source, so that tests never depend on a stale build. */
const workspaceSources = {
  resolve: { conditions: ['selvedge-source', 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@selvedge\//],
    resolve: {
      // Without `module`: Vitest hands these to Node, and builds for bundlers, such as that of @opentelemetry/api, do not run there.
      conditions: ['selvedge-source', 'node', 'development|production'],
      externalConditions: ['selvedge-source', 'node'],
    },
  },
};

/** Tests that put faults into modules of the backend, or watch them: each has the modules to itself. */
const seededFaults = 'packages/backend/src/**/{seededFault*,*.watched}.test.ts';

const exclude = [...defaultExclude, '**/dist/**', '**/dist-test/**', '**/styled-system/**'];

export default defineConfig({
  test: {
    // Vitest would leave one core to itself, and has little to do on it.
    maxWorkers: availableParallelism(),
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
    },
    projects: [
      {
        ...workspaceSources,
        test: {
          name: 'core',
          environment: 'node',
          include: ['packages/{core,workbooks,cli}/src/**/*.test.ts'],
          exclude,
          setupFiles: ['packages/core/src/testing/setup.ts'],
          // The core keeps nothing outside of what its tests make, so files share what they import: half the work.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        ...workspaceSources,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles: ['packages/web/src/testing/setup.ts'],
          // The window is cleared between files (setup.ts): one for each, with all the code read into it, took two thirds of the time.
          isolate: false,
          server: { deps: { inline: [/^@selvedge\//] } },
          testTimeout: 60_000,
        },
      },
      {
        ...workspaceSources,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['packages/backend/src/**/*.test.ts'],
          exclude: [...exclude, seededFaults],
          globalSetup: 'packages/backend/src/testing/prepareRun.ts',
          pool: 'forks',
          // Nothing of the backend outlives a server and its database; the database's program is compiled once then.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...workspaceSources,
        test: {
          name: 'faults',
          environment: 'node',
          include: [seededFaults],
          exclude,
          globalSetup: 'packages/backend/src/testing/prepareRun.ts',
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...workspaceSources,
        test: {
          name: 'tooling',
          environment: 'node',
          include: [
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'packages/{conformance,stage}/src/**/*.test.ts',
          ],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
