import { defineConfig } from '@playwright/test';

/** The way from sign-in to approval in browsers that Playwright cannot drive as Debian packs them. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/browsers',
  globalSetup: '../stack/prepare.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 300_000,
  reporter: 'list',
});
