import type { Page } from '@playwright/test';
import { type Figure, median } from '../figure.ts';
import { load, openContext, openPortal } from '../harness/browser.ts';
import { rest } from '../harness/interaction.ts';
import type { Fixture } from './fixture.ts';

/** Waits until the service worker has kept the page and its code. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const pages = await caches.open('selvedge.pages');
    return navigator.serviceWorker.controller !== null && (await pages.keys()).length === 2;
  });
  await rest(page, 1000);
}

/**
 * What opening the dashboard and the list costs somebody who has been there before: the page and its code are kept, the
 * browser's own cache is empty. Beside an empty React app that is opened for the first time.
 *
 * @param addresses of the list, and the floor, ms
 */
export async function measureSecondVisit(
  { browser, portal, runs }: Fixture,
  { list, tile, card }: { readonly list: string; readonly tile: string; readonly card: string },
  floor: { readonly name: string; readonly value: number },
): Promise<Figure[]> {
  const context = await openContext(browser, true);
  const page = await openPortal(context, portal.url);
  await kept(page);
  const ready: Record<'dashboard' | 'list', number[]> = { dashboard: [], list: [] };
  for (let run = 0; run < runs; run += 1) {
    ready.dashboard.push((await load(page, portal.url, tile)).ready);
    ready.list.push((await load(page, list, card)).ready);
  }
  await context.close();
  const figure = (name: string, times: readonly number[], atMost: number): Figure => ({
    area: 'list',
    name,
    unit: 'ms',
    value: median(times),
    budget: { kind: 'ratio', floor, atMost },
  });
  return [
    figure('second visit, dashboard: ready', ready.dashboard, 0.9),
    figure('second visit, list of 20,000 styles: ready', ready.list, 1.3),
  ];
}
