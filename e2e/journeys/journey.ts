import type { BrowserContext, Page } from '@playwright/test';
import { type Api, createApi } from '@selvedge/core';
import type { Language } from '@selvedge/core/contract';
import { Portal } from '../pages/Portal.ts';
import { demoPassword } from '../pages/SignInPage.ts';
import { Words } from '../pages/words.ts';
import { test as base, expect } from '../stack/test.ts';
import { type OpenStyle, openSpots, openStyle, type Spot } from './showroom.ts';
import { accessTokenOf } from './tokens.ts';

export const accounts = {
  buyer: 'buyer@selvedge.test',
  manager: 'manager@selvedge.test',
  viewer: 'viewer@selvedge.test',
  preview: 'preview@selvedge.test',
  employee: 'employee@selvedge.test',
  locked: 'locked@selvedge.test',
} as const;
export type Account = keyof typeof accounts;

interface Options {
  /** The language of the browser and of what is expected to be read. */
  language: Language;
}

interface Fixtures {
  words: Words;
  portal: Portal;
  /** A point of sale and season of the buyer's and the manager's that are this test's alone. */
  spot: Spot;
  /** A style there in which two colours can be ordered in five sizes. */
  open: OpenStyle;
  /** Another person at their own browser. */
  another: (language?: Language) => Promise<Portal>;
}

interface WorkerFixtures {
  /** Calls to the portal's API as somebody would make them past the page. */
  callsOf: (account: Account, language?: Language) => Promise<Api>;
  spots: Spot[];
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  language: ['en', { option: true }],
  words: async ({ language }, use) => use(new Words(language)),
  locale: async ({ words }, use) => use(words.locale),
  portal: async ({ page, words }, use) => use(new Portal(page, words)),

  callsOf: [
    async ({ backend }, use) => {
      const tokens = new Map<Account, Promise<string>>();
      await use(async (account, language = 'en') => {
        const known = tokens.get(account) ?? accessTokenOf(backend.url, accounts[account], demoPassword);
        tokens.set(account, known);
        const token = await known;
        return createApi({
          bases: { apiUrl: `${backend.url}/api`, extranetUrl: `${backend.url}/extranet` },
          fetch: (request) => fetch(request),
          tokens: {
            held: () => true,
            current: async () => token,
            renewed: async () => token,
            rejected: () => {},
          },
          language: () => language,
        });
      });
    },
    { scope: 'worker' },
  ],

  spots: [async ({ callsOf }, use) => use(await openSpots(await callsOf('buyer'))), { scope: 'worker' }],

  spot: async ({ spots }, use) => {
    const spot = spots.shift();
    if (!spot) throw new Error('Every season of every customer is taken');
    await use(spot);
  },

  open: async ({ callsOf, language, spot }, use) =>
    use(await openStyle(await callsOf('buyer', language), spot.place)),

  another: async ({ anotherBrowser, words }, use) =>
    use(async (language = words.language) => {
      const theirs = new Words(language);
      const context = await anotherBrowser({ locale: theirs.locale });
      return new Portal(await context.newPage(), theirs);
    }),
});

/** The demonstration's season whose data contradict each other: its card fails, and shall. */
export const failingSeason = /status of 500 .*\/api\/v1\/preorder\/seasons\/\w+\/(HS|RS)\d\d\//;

/** Counts requests of a browser whose address matches. */
export function counting(browser: BrowserContext | Page, address: RegExp, method = 'POST'): () => number {
  let count = 0;
  browser.on('request', (request) => {
    if (request.method() === method && address.test(request.url())) count += 1;
  });
  return () => count;
}

export { expect };
