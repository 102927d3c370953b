import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, flags } from './tools/browser/chromium.js';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // In other browsers: npm run journeys:browsers.
  testIgnore: 'browsers/**',
  outputDir: 'test-results',
  globalSetup: './e2e/stack/prepare.ts',
  // Journeys wait more than they work.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/run/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: flags },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Each journey is a first visit; `service-worker.spec.ts` is about the second.
    serviceWorkers: process.env.SERVICE_WORKER === 'on' ? 'allow' : 'block',
    // To record every journey takes a core of its own: TRACE=1 does.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
