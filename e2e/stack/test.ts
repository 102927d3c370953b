import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type TestInfo,
} from '@playwright/test';
import { Backend } from './backend.ts';
import { Guard, nobodyListens } from './guard.ts';
import { reportLostPresses } from './lostPresses.ts';
import { copyPrepared } from './prepare.ts';

export interface Fixtures {
  guard: Guard;
  /** Another person's browser: a context of its own, watched like the first. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

export interface WorkerFixtures {
  /** Settings beyond those every journey runs with. */
  environment: Record<string, string>;
  /** The running portal of this worker, on a copy of the prepared data. */
  backend: Backend;
}

/** What the pages of a failed journey show, as their trees of accessibility: enough to understand it from afar. */
const reportPages = async (context: BrowserContext, { title, errors }: TestInfo) => {
  if (errors.length === 0) return;
  for (const page of context.pages()) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error) => String(error));
    console.log(`“${title}” failed while ${page.url()} showed:\n${shown.slice(0, 6_000)}`);
  }
};

/** Lines of the backend's log about calls that failed although their answer was out. */
const failedBehindAnswer = (said: string): string[] =>
  said.split('\n').filter((line) => line.includes('reply.sent = true'));

/** Playwright's `test` against the real portal; a test fails by any error in the page or call to another host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { scope: 'worker', option: true }],

  backend: [
    async ({ environment }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-e2e-'));
      copyPrepared(dataDir);
      const backend = await Backend.start(dataDir, environment);
      await use(backend);
      await backend.stop();
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  baseURL: async ({ backend }, use) => use(backend.url),

  guard: [
    async ({ backend, context }, use, testInfo) => {
      const guard = new Guard(backend.url);
      const from = backend.log.length;
      const endings = backend.endings;
      guard.watch(context);
      await reportLostPresses(context);
      await use(guard);
      if (backend.endings > endings) guard.allow(nobodyListens);
      const said = backend.log.slice(from);
      if (testInfo.status !== testInfo.expectedStatus && said) {
        await testInfo.attach('backend.log', { body: said, contentType: 'text/plain' });
      }
      await reportPages(context, testInfo);
      expect([...guard.verdict(), ...failedBehindAnswer(said)]).toEqual([]);
    },
    { auto: true },
  ],

  anotherBrowser: async ({ browser, guard, backend }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: backend.url, ...options });
      contexts.push(context);
      guard.watch(context);
      await reportLostPresses(context);
      return context;
    });
    for (const context of contexts) {
      await reportPages(context, testInfo);
      await context.close();
    }
  },
});

export { expect };
