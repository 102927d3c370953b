import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { type Api, createApi, type TokenSource } from '@selvedge/core';
import type { Language } from '@selvedge/core/contract';
import { Portal } from '../pages/Portal.ts';
import { demoPassword } from '../pages/SignInPage.ts';
import { Words } from '../pages/words.ts';
import { removeMaintenances } from '../stack/operator.ts';
import { accessTokenOf } from '../stack/signInPast.ts';
import { test as base, expect } from '../stack/test.ts';
import { type OpenStyle, openSpots, openStyle, type Spot } from './showroom.ts';
import { leavesTrace, tracesOf } from './traces.ts';

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

interface JourneyFixtures {
  words: Words;
  portal: Portal;
  /** A point of sale and season of the buyer's and the manager's that are this test's alone. */
  spot: Spot;
  /** A season with blouses, in euros: for tests that read its list and put nothing into its cart. */
  womenswear: Spot;
  /** A style there in which two colours can be ordered in five sizes. */
  open: OpenStyle;
  /** Another person at their own browser. */
  another: (language?: Language) => Promise<Portal>;
  /** Before it begins, what the journeys before it in this portal have left behind is taken back. */
  undisturbed: undefined;
}

interface JourneyWorkerFixtures {
  /** Whether a browser or a call past the page has left something since the last taking back, and which calls were not answered. */
  traces: { left: boolean; readonly unanswered: Set<Request> };
  /** Calls to the portal's API as somebody would make them past the page. */
  callsOf: (account: Account, language?: Language) => Promise<Api>;
  /** Points of sale and seasons that nobody orders in, and the one that is kept for reading. */
  spots: { readonly free: Spot[]; readonly womenswear: Spot };
  /** The next point of sale and season that nobody orders in, of those that fit; `fits` is asked with all that are left. */
  takeSpot: (fits?: (spot: Spot, free: readonly Spot[]) => boolean) => Spot;
  /** Takes back what journeys have left behind, for one that reads in a language. */
  takeBack: (language: Language) => Promise<void>;
}

/** How long (ms) the portal may still be at work on a call whose page is gone. */
const LATE_CALL = 2_000;

/** Spots of a subdivision that are left for journeys that ask for it. */
const RESERVED = 3;

const isNotReserved = ({ place }: Spot, free: readonly Spot[]): boolean =>
  free.filter((one) => one.place.subdivision === place.subdivision).length > RESERVED;

/** Access tokens of an account, held as long as the portal takes them. */
const tokensFor = (url: string, account: Account): TokenSource => {
  const signIn = () => accessTokenOf(url, accounts[account], demoPassword);
  let held: Promise<string> | undefined;
  const current = () => {
    held ??= signIn();
    return held;
  };
  return {
    held: () => true,
    current,
    async renewed(refused) {
      if ((await current()) === refused) held = undefined;
      return current();
    },
    rejected: () => {},
  };
};

export const test = base.extend<Options & JourneyFixtures, JourneyWorkerFixtures>({
  language: ['en', { option: true }],
  words: async ({ language }, use) => use(new Words(language)),
  locale: async ({ words }, use) => use(words.locale),
  portal: async ({ page, words }, use) => use(new Portal(page, words)),

  traces: [
    async ({ browser }, use) => {
      const traces = { left: true, unanswered: new Set<Request>() };
      const watch = (context: BrowserContext) => {
        context.on('request', (request) => {
          if (!leavesTrace(request.method(), request.url())) return;
          traces.left = true;
          traces.unanswered.add(request);
        });
        context.on('requestfinished', (request) => traces.unanswered.delete(request));
      };
      // The first journey's may be there already.
      for (const context of browser.contexts()) watch(context);
      browser.on('context', watch);
      await use(traces);
    },
    { scope: 'worker' },
  ],

  callsOf: [
    async ({ backend, traces }, use) => {
      const sources = new Map<Account, TokenSource>();
      await use(async (account, language = 'en') => {
        const tokens = sources.get(account) ?? tokensFor(backend.url, account);
        sources.set(account, tokens);
        return createApi({
          bases: { apiUrl: `${backend.url}/api`, extranetUrl: `${backend.url}/extranet` },
          fetch: (request) => {
            traces.left ||= leavesTrace(request.method, request.url);
            return fetch(request);
          },
          tokens,
          language: () => language,
        });
      });
    },
    { scope: 'worker' },
  ],

  takeBack: [
    async ({ backend, callsOf, traces }, use) => {
      const takings = await Promise.all(
        Object.keys(accounts).map(async (account) => tracesOf(await callsOf(account as Account))),
      );
      let chosen: (Language | null)[] = [];
      await use(async (language) => {
        await removeMaintenances(backend);
        // The portal may still be at work on a call whose page is gone. It is taken back before the next journey, too, if it is late.
        const mayBeLate = traces.unanswered.size > 0;
        traces.unanswered.clear();
        if (mayBeLate) await delay(LATE_CALL);
        // To ask six accounts for all they have marked takes longer than some journeys.
        if (!traces.left && chosen.every((one) => one === null || one === language)) return;
        chosen = await Promise.all(takings.map((takeBack) => takeBack(language)));
        traces.left = mayBeLate;
      });
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  undisturbed: [
    async ({ takeBack, language }, use) => {
      await takeBack(language);
      await use(undefined);
    },
    { auto: true },
  ],

  spots: [
    async ({ callsOf }, use) => {
      const free = await openSpots(await callsOf('buyer'));
      const at = free.findIndex(
        ({ customer, place }) => place.subdivision === '11-0' && customer.currency === 'EUR',
      );
      const [womenswear] = at < 0 ? [] : free.splice(at, 1);
      if (!womenswear) throw new Error('No season of womenswear in euros is open');
      await use({ free, womenswear });
    },
    { scope: 'worker' },
  ],

  takeSpot: [
    async ({ spots: { free: spots } }, use) => {
      await use((fits) => {
        const at = spots.findIndex((one) => (fits ?? isNotReserved)(one, spots));
        // A journey that asks for none in particular takes a reserved one rather than none.
        const last = fits ? [] : spots.slice(0, 1);
        const [spot] = at < 0 ? last : spots.slice(at, at + 1);
        if (!spot) throw new Error('Every season of every customer that fits is taken');
        spots.splice(spots.indexOf(spot), 1);
        return spot;
      });
    },
    { scope: 'worker' },
  ],

  womenswear: async ({ spots: { womenswear } }, use) => use(womenswear),

  spot: async ({ takeSpot }, use) => use(takeSpot()),

  open: async ({ callsOf, language, spot }, use) =>
    use(await openStyle(await callsOf('buyer', language), spot.place)),

  another: async ({ anotherBrowser, words }, use) =>
    use(async (language = words.language) => {
      const theirs = new Words(language);
      const context = await anotherBrowser({ locale: theirs.locale });
      return new Portal(await context.newPage(), theirs);
    }),
});

/** Counts requests of a browser whose address matches. */
export function counting(browser: BrowserContext | Page, address: RegExp, method = 'POST'): () => number {
  let count = 0;
  browser.on('request', (request) => {
    if (request.method() === method && address.test(request.url())) count += 1;
  });
  return () => count;
}

export { expect };
